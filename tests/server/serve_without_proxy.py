"""Runs a server with strict limits that knows of no proxy: `python -m tests.server.serve_without_proxy DATA PORT`."""

from tests.server.serve import serve_arguments
from tests.server.serve_with_strict_limits import be_strict

if __name__ == "__main__":
    be_strict()
    serve_arguments()
