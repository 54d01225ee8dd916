"""A commitment is valid for one table of one player, for ten minutes."""

import pytest

from zashiki.kernel.fairness import commit
from zashiki.server.commitments import LIFETIME, Commitments
from zashiki.server.errors import Conflict


def test_a_commitment_is_valid_once_in_time_and_for_its_player() -> None:
    time = 0.0
    commitments = Commitments(lambda: time)
    first, second, third = (commitments.issue("ada") for _ in range(3))
    with pytest.raises(Conflict):
        commitments.redeem("grace", first)
    assert commit(commitments.redeem("ada", first)) == first
    with pytest.raises(Conflict):
        commitments.redeem("ada", first)
    time = LIFETIME
    commitments.sweep()
    assert commit(commitments.redeem("ada", second)) == second
    time = LIFETIME + 1
    with pytest.raises(Conflict, match="too old"):
        commitments.redeem("ada", third)
