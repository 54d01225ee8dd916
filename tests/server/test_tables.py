"""Tables in the store: from open to running to over, and a log that cannot fork."""

from pathlib import Path

from tests.server.opening import NONCES, NOW, SECRET, account, moved, seat_of, with_store
from zashiki.server.store.store import Store
from zashiki.table.clock import Live
from zashiki.table.log import Entry, GaveUp
from zashiki.table.match import Result
from zashiki.table.seats import Seat


def test_a_table_from_open_to_over(tmp_path: Path) -> None:
    async def play(store: Store) -> str:
        ada = seat_of(await account(store, "Ada"))
        table = await store.create_table(
            game="take",
            options={"ninja_repeats": "no"},
            seats=[ada, Seat("open")],
            secret=SECRET,
            now=NOW,
            clock=Live(300.0, 5.0),
            listed=True,
            creator=ada.player,
        )
        assert [listing.id for listing in await store.open_tables()] == [table.id]
        assert await store.table(table.id) == table
        grace = seat_of(await store.create_guest("Grace", NOW))
        await store.take_seat(table.id, 1, grace)
        await store.start_table(table.id, NOW + 1, NONCES, deadline=NOW + 301)
        assert await store.open_tables() == []
        first = Entry(0, 0, NOW + 2, moved(0).what, (299.0, 300.0))
        last = Entry(1, 1, NOW + 3, GaveUp(1, "resigned"), (299.0, 299.0))
        await store.append(table.id, first, deadline=NOW + 302)
        assert (await store.table(table.id)).deadline == NOW + 302
        result = Result((1, 2), (0,), (3, 0), "resigned")
        assert await store.append(table.id, last, ending=result) == ()
        over = await store.table(table.id)
        assert (over.status, over.ended, over.deadline, over.result) == ("over", NOW + 3, None, result)
        assert over.seats == (ada, grace)
        assert over.entries == (first, last)
        assert (over.setup.secret, over.setup.nonces) == (SECRET, NONCES)
        return table.id

    table_id = with_store(tmp_path, play)
    assert with_store(tmp_path, lambda store: store.table(table_id)).status == "over"
