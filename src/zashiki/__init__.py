"""Zashiki: modern Japanese-themed board games, played properly.

    >>> import zashiki
    >>> position = zashiki.deal("take", seed=7)
    >>> position.push("E>R")
    >>> position.player
    1

Names are imported when they are first used, so that `import zashiki` is fast.
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zashiki.kernel.batch import Batch as Batch
    from zashiki.kernel.batch import Playouts as Playouts
    from zashiki.kernel.batch import Step as Step
    from zashiki.kernel.batch import playouts as playouts
    from zashiki.kernel.errors import BadArgument as BadArgument
    from zashiki.kernel.errors import BadRecord as BadRecord
    from zashiki.kernel.errors import BadSnapshot as BadSnapshot
    from zashiki.kernel.errors import IllegalMove as IllegalMove
    from zashiki.kernel.errors import ZashikiError as ZashikiError
    from zashiki.kernel.facts import Fact as Fact
    from zashiki.kernel.position import Outcome as Outcome
    from zashiki.kernel.position import Position as Position
    from zashiki.kernel.record import Record as Record
    from zashiki.kernel.registry import installed_games as installed_games
    from zashiki.kernel.rulebook import Rulebook as Rulebook

    deal = Position.deal

_HOMES = {
    "zashiki.kernel.batch": ("Batch", "Playouts", "Step", "playouts"),
    "zashiki.kernel.errors": ("BadArgument", "BadRecord", "BadSnapshot", "IllegalMove", "ZashikiError"),
    "zashiki.kernel.facts": ("Fact",),
    "zashiki.kernel.position": ("Outcome", "Position"),
    "zashiki.kernel.record": ("Record",),
    "zashiki.kernel.registry": ("installed_games",),
    "zashiki.kernel.rulebook": ("Rulebook",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [*sorted(_HOME), "deal"]  # noqa: PLE0604
__version__ = version("zashiki")


def __getattr__(name: str) -> Any:
    if name == "deal":
        value = import_module("zashiki.kernel.position").Position.deal
    elif name in _HOME:
        value = getattr(import_module(_HOME[name]), name)
    else:
        raise AttributeError(f"module 'zashiki' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, "__all__", "__doc__", "__version__"])
