"""What a viewer may know: everything but the random state."""

from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def redact(state: State, viewer: Int) -> None:
    """Blanks the random state."""
    for i in range(4):
        state.rng[i] = 0


@rule
def redeal(state: State, viewer: Int) -> None:
    """Does nothing: nothing is hidden, and no chance follows the set-up."""
