"""A static site at a host of files."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from zashiki.server.site import write_site


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without a line for each."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def serving_site(root: Path) -> Iterator[str]:
    """The address of a site that lies in a folder of a host."""
    write_site(root / "games" / "zashiki")
    handler = partial(QuietHandler, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as files:
        Thread(target=files.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{files.server_port}/games/zashiki/"
        files.shutdown()
