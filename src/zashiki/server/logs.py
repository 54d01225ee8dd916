"""Logs as one JSON object per line; a terminal gets only warnings and errors, as plain lines.

Logs never contain a secret, a cookie, a token or the id of a table.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """Formats time, level, logger, message and extra fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _downgrade_client_errors(record: logging.LogRecord) -> bool:
    """Downgrades an error to a warning if it is a client's mistake and not the server's."""
    if record.msg == "Invalid UTF-8 sequence received from client.":
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up() -> None:
    """Sends all logs to standard error."""
    at_terminal = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s") if at_terminal else JsonLines())
    handler.addFilter(_downgrade_client_errors)
    logging.basicConfig(level=logging.WARNING if at_terminal else logging.INFO, handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "websockets", "aiosqlite", "alembic", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
