"""Runs a server with the default limits and no proxy: `python -m tests.server.serve_with_default_limits DATA PORT`."""

from tests.server.serve import serve_arguments

if __name__ == "__main__":
    serve_arguments()
