"""Reviews in the store."""

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from zashiki.kernel.errors import because
from zashiki.server.errors import NotFound
from zashiki.server.store import schema
from zashiki.server.store.base import as_json, insert_into
from zashiki.server.store.models import ReviewProgress
from zashiki.server.store.processes import Processes, known
from zashiki.warashi import Review

_reviews = schema.reviews


class Reviews(Processes):
    """The part of the store for reviews."""

    async def begin_review(self, table_id: str) -> bool:
        """Stores that this process makes a table's review; False if one is being made or done already.

        Raises `NotFound` if there is no such table.
        """

        def work(connection: Connection) -> bool:
            process = known(connection, self.process)
            begun = {"state": "waiting", "done": 0, "total": 0, "result": None, "process": process}
            new = insert_into(connection, _reviews).values(table_id=table_id, **begun)
            again = new.on_conflict_do_update(
                index_elements=[_reviews.c.table_id], set_=begun, where=_reviews.c.state == "failed"
            )
            return connection.scalar(again.returning(_reviews.c.table_id)) is not None

        try:
            return await self._writer.run(work)
        except IntegrityError:
            raise NotFound(because("no-table")) from None

    async def reviews_to_make(self) -> list[str]:
        """The tables whose reviews this process makes."""
        query = select(_reviews.c.table_id).where(_reviews.c.process == self.process)
        return [row.table_id for row in await self._all(query)]

    async def save_review(self, table_id: str, review: ReviewProgress) -> None:
        """Stores a table's review in place of an earlier one; raises `NotFound` if there is no such table."""
        result = None if review.result is None else as_json(review.result)
        progress = {"state": review.state, "done": review.done, "total": review.total, "result": result}
        is_going_on = review.state in ("waiting", "running")

        def work(connection: Connection) -> None:
            columns = {**progress, "process": known(connection, self.process) if is_going_on else None}
            new = insert_into(connection, _reviews).values(table_id=table_id, **columns)
            connection.execute(new.on_conflict_do_update(index_elements=[_reviews.c.table_id], set_=columns))

        try:
            await self._writer.run(work)
        except IntegrityError:
            raise NotFound(because("no-table")) from None

    async def review_of(self, table_id: str) -> ReviewProgress | None:
        """A table's review; None if nobody requested one."""
        row = await self._first(select(_reviews).where(_reviews.c.table_id == table_id))
        if row is None:
            return None
        is_done = row.state == "done"  # of a review that failed, older versions stored a sentence
        result = msgspec.json.decode(row.result, type=Review) if is_done else None
        return ReviewProgress(row.state, row.done, row.total, result)
