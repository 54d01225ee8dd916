"""Importing Zashiki loads only the modules that are needed."""

import subprocess
import sys

import pytest

import zashiki

SERVER_AND_UI = {"litestar", "uvicorn", "sqlalchemy", "rich", "typer", "textual", "click"}


def modules_after(code: str) -> set[str]:
    program = f"{code}\nimport sys; print(*sys.modules)"
    return set(
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    )


def test_importing_zashiki_loads_neither_numpy_nor_numba() -> None:
    loaded = modules_after("import zashiki")
    assert not loaded & (SERVER_AND_UI | {"numba", "numpy"})


def test_playing_loads_neither_server_nor_terminal() -> None:
    assert not modules_after('import zashiki; zashiki.deal("take", seed=1)') & SERVER_AND_UI


def test_all_public_names_exist() -> None:
    for name in zashiki.__all__:
        assert getattr(zashiki, name) is not None
        assert name in dir(zashiki)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = zashiki.chess
