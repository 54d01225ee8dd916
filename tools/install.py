"""Installs pinned packages into .venv, with uv if it can be had and with pip otherwise.

python tools/install.py constraints/play.txt   installs exactly the packages of this file
python tools/install.py --project              installs Zashiki itself, editable, once its packages are there
python tools/install.py --target FOLDER NAME   installs other packages somewhere else
python tools/install.py --uv                   gets uv, which the commands above do by themselves
python tools/install.py --renew                resolves everything again and rewrites the files in constraints/

Every file lists versions and hashes and no index, so it can be used with any index. uv does not read pip's
configuration, so pip's indexes are passed on to it.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / ".venv/bin/python"
UV_HOME = ROOT / ".venv/uv"
UV = UV_HOME / "bin/uv"
CONSTRAINTS = ROOT / "constraints"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
PIP_INSTALL = ["install", "--quiet", "--quiet", "--root-user-action=ignore"]
RESOLVED = {
    "uv": ["--group", "uv"],
    "linker": ["--group", "linker"],
    "node": ["--group", "node"],
    "test": [
        "--group=build",
        *(f"--extra={name}" for name in ("test", "postgres", "bus", "workers", "research")),
        "pyproject.toml",
    ],
    "docs": ["--extra=docs", "--constraints", "constraints/test.txt", "pyproject.toml"],
    "play": ["--group", "build", "--constraints", "constraints/test.txt", "pyproject.toml"],
    "image": [
        "--group=build",
        "--extra=postgres",
        "--extra=bus",
        "--constraints",
        "constraints/test.txt",
        "pyproject.toml",
    ],
}
"""The files in constraints/, and what each one is resolved from."""
UV_NAMES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}
"""uv's variables for pip's settings."""


def install(*arguments: str) -> None:
    """Runs `install` with uv, or with pip if there is no uv or it fails."""
    if get_uv() and run_uv("pip", "install", "--quiet", f"--python={PYTHON}", *arguments) == 0:
        return
    print("Installing with pip instead of uv.", file=sys.stderr)
    command = [*PIP, "--python", str(PYTHON), *PIP_INSTALL, *arguments]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit("The packages could not be installed.")


def get_uv(*pinned: str) -> bool:
    """Installs uv beside the packages of Zashiki; False if that fails."""
    if not UV.exists():
        wanted = pinned or ("--require-hashes", "--requirement", str(CONSTRAINTS / "uv.txt"))
        subprocess.run([*PIP, *PIP_INSTALL, "--no-compile", "--target", str(UV_HOME), *wanted], check=False)
    return UV.exists()


def run_uv(*arguments: str, settings: Iterable[str] = UV_NAMES) -> int:
    """Runs uv with pip's settings of where packages come from; its exit code."""
    environment = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_NO_CONFIG": "1", **read_pip(settings), **os.environ}
    return subprocess.run([str(UV), *arguments], cwd=ROOT, env=environment, check=False).returncode


def read_pip(names: Iterable[str]) -> dict[str, str]:
    """Some of pip's settings, in uv's variables."""
    listed = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False).stdout
    settings = {}
    for line in listed.splitlines():
        key, _, value = line.partition("=")
        name = key.rpartition(".")[2]
        if name in names and name in UV_NAMES:
            settings[UV_NAMES[name]] = value.strip("'")
    return settings


def renew() -> None:
    """Rewrites the files in constraints/ with the newest versions that fit together."""
    if not get_uv("uv"):
        sys.exit("uv could not be installed.")
    resolve = ["pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version=3.11"]
    form = ["--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
    for name, sources in RESOLVED.items():
        file = CONSTRAINTS / f"{name}.txt"
        # A local mirror may lack the files of other platforms: the hashes come from the main index alone.
        if run_uv(*resolve, *form, *sources, f"--output-file={file}", settings=("index-url", "cert")):
            sys.exit(f"{file} could not be renewed.")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--renew"]:
            renew()
        case ["--uv"]:
            get_uv()
        case ["--project"]:
            install("--no-deps", "--no-build-isolation", "--editable", ".")
        case ["--target", *arguments]:
            install("--target", *arguments)
        case files:
            install("--require-hashes", *(f"--requirement={file}" for file in files))
