"""What a viewer may know: everything but the random state."""

from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, State


@rule
def redact(state: State, viewer: Int) -> None:
    """Blanks the random state."""
    for i in range(4):
        state.rng[i] = 0


@rule
def redeal(state: State, viewer: Int) -> None:
    """Does nothing: nothing is hidden, and no chance follows the set-up."""


@rule
def reveals(before: State, after: State, action: Int) -> Bool:
    """False: everybody sees everything, and no chance is involved."""
    return False
