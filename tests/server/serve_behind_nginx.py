"""Runs a server behind a proxy on this machine: `python -m tests.server.serve_behind_nginx DATA PORT`."""

from tests.server.serve import PACE, hash_quickly, serve_arguments

if __name__ == "__main__":
    hash_quickly()
    serve_arguments(pace=PACE, proxies="127.0.0.1")
