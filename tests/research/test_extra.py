"""The interfaces of other libraries, where those are not installed."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "library"),
    [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")],
)
def test_the_error_names_the_extra(module: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"zashiki.research.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=f"{name} needs the extra 'research': pip install"):
        import_module(name)
