"""A commitment is valid for one table of one player, for ten minutes."""

from pathlib import Path

import pytest

from tests.server.stores import NOW, with_store
from zashiki.kernel.fairness import commit
from zashiki.server.commitments import LIFETIME, Commitments
from zashiki.server.errors import Conflict
from zashiki.server.store.store import Store

pytestmark = pytest.mark.usefixtures("database")


def test_a_commitment_is_valid_once_in_time_and_for_its_player(tmp_path: Path) -> None:
    time = NOW

    async def work(store: Store) -> None:
        nonlocal time
        ada, grace = [(await store.create_guest(name, NOW)).id for name in ("Ada", "Grace")]
        commitments, elsewhere = (Commitments(store, lambda: time) for _ in range(2))
        first, second, third = [await commitments.issue(ada) for _ in range(3)]
        with pytest.raises(Conflict):
            await commitments.redeem(grace, first)
        assert commit(await elsewhere.redeem(ada, first)) == first
        with pytest.raises(Conflict):
            await commitments.redeem(ada, first)
        time = NOW + LIFETIME - 1
        assert commit(await commitments.redeem(ada, second)) == second
        time = NOW + LIFETIME
        with pytest.raises(Conflict, match="too old"):
            await commitments.redeem(ada, third)

    with_store(tmp_path, work)
