"""Logs as one JSON object per line; a terminal gets only warnings and errors, as plain lines.

Logs never contain a client's address, a cookie, a token or the id of a table. Nothing logs them on purpose; as
messages of errors and of libraries may contain them, they are removed from those.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Any

import msgspec

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


_ADDRESS = re.compile(r"\d+(?:\.\d+){3}|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*")
_ID = re.compile(r"[0-9A-Za-z]{12,}")
_WORD = re.compile(r"[A-Z]*[a-z]{3,}(?:[A-Z][a-z]{2,})*|[A-Z]+|[0-9]+")
"""Long words and names of classes; an id or a key hardly ever looks like this."""


def without_private_data(text: str) -> str:
    """A text without addresses, ids and keys.

    >>> without_private_data("KeyError: 'BQ5gqQfiNlmD' from 203.0.113.7:50000")
    "KeyError: '…' from …:50000"
    """
    text = _ADDRESS.sub(lambda found: "…" if _is_address(found[0]) else found[0], text)
    return _ID.sub(lambda found: found[0] if _WORD.fullmatch(found[0]) else "…", text)


def _is_address(text: str) -> bool:
    try:
        ip_address(text.rstrip(":."))
    except ValueError:
        return False
    return True


class JsonLines(logging.Formatter):
    """Formats time, level, logger, message and extra fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": without_private_data(record.getMessage()),
        }
        for name, value in vars(record).items():
            if name not in _USUAL:
                line[name] = without_private_data(value) if isinstance(value, str) else value
        if record.exc_info:
            line["error"] = without_private_data(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """Formats level and message for a terminal."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback of an error."""
        return without_private_data(super().format(record))


def _downgrade_client_errors(record: logging.LogRecord) -> bool:
    """Downgrades an error to a warning if it is a client's mistake and not the server's."""
    if record.msg == "Invalid UTF-8 sequence received from client.":
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def set_up() -> None:
    """Sends all logs to standard error."""
    at_terminal = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if at_terminal else JsonLines())
    handler.addFilter(_downgrade_client_errors)
    logging.basicConfig(level=logging.WARNING if at_terminal else logging.INFO, handlers=[handler], force=True)
    # At the level info uvicorn logs the address of every client that opens a WebSocket.
    for noisy in ("uvicorn", "uvicorn.access", "uvicorn.error", "websockets", "aiosqlite", "alembic", "numba"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
