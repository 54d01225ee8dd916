"""Players in the store: guests, accounts, exports and deletions."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.stores import NONCES, NOW, SECRET, account, moved, running, seat_of, with_store
from zashiki.server.errors import NameTaken, NotFound
from zashiki.server.ratings import Rating
from zashiki.server.store.models import ReviewProgress
from zashiki.server.store.store import Store
from zashiki.table.log import Entry, Withdrawn
from zashiki.table.match import Consequence, MatchResult
from zashiki.table.seats import Seat
from zashiki.warashi import Review

WON = MatchResult((1, 2), (0,), (3, 0), "played")
LOST = MatchResult((2, 1), (1,), (0, 3), "played")
pytestmark = pytest.mark.usefixtures("database")


def test_a_guest_who_registers_keeps_the_games(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        guest = await store.create_guest("Guest 1234", NOW)
        table = await running(store, seat_of(guest), Seat("warashi", "Warashi 3", level=3))
        ada = await store.create_account(guest.id, "Ada", "a hash")
        assert (ada.id, ada.kind, ada.name) == (guest.id, "account", "Ada")
        assert [listing.id for listing in await store.tables_of(ada.id)] == [table.id]
        assert (await store.table(table.id)).seats[0] == Seat("person", "Ada", ada.id)
        assert await store.password_of(ada.id) == "a hash"
        assert await store.player_named("ADA") == ada
        with pytest.raises(NotFound):
            await store.create_account(guest.id, "Ada again", "a hash")

    with_store(tmp_path, work)


def test_a_name_belongs_to_one_account(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        guests = [await store.create_guest("Guest 1234", NOW) for _ in range(3)]
        names = ("Ada", "ADA", "Аdа")  # the last one with Cyrillic letters
        wishes = [store.create_account(guest.id, name, "") for guest, name in zip(guests, names, strict=True)]
        answers = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == ["Player", "NameTaken", "NameTaken"]
        assert (await store.player(guests[1].id)).is_guest
        assert await store.password_of(guests[1].id) is None
        for name in ("ada", "Ａｄａ", "Аdа"):
            with pytest.raises(NameTaken, match=f"The name {name}, or one that looks like it, is already taken"):
                await store.check_available(name)
        with pytest.raises(NameTaken):
            await store.create_account(guests[2].id, "ada", "")
        await store.delete_player(guests[0].id)
        await store.check_available("Ada")

    with_store(tmp_path, work)


def test_logging_out_everywhere_and_banning(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await account(store, "Ada")
        await store.end_credentials(ada.id)
        await store.set_password(ada.id, "another hash")
        await store.ban(ada.id)
        banned = await store.player(ada.id)
        assert (banned.epoch, banned.banned) == (ada.epoch + 3, True)
        await store.unban(ada.id)
        assert not (await store.player(ada.id)).banned
        assert await store.password_of(ada.id) == "another hash"
        guest = await store.create_guest("Guest 1234", NOW)
        for nobody in (
            store.ban("nobody"),
            store.end_credentials("nobody"),
            store.player("nobody"),
            store.player("no\0body"),
            store.player_named("nobody"),
            store.set_password(guest.id, "guests have none"),
        ):
            with pytest.raises(NotFound):
                await nobody

    with_store(tmp_path, work)


def test_tokens_are_found_by_digest_until_they_expire_or_are_revoked(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        long = await store.add_token(ada, "d1", "my bot", NOW, expires=NOW + 10**6)
        brief = await store.add_token(ada, "d2", "for a day", NOW + 1, expires=NOW + 86400)
        assert await store.player_of_token("d1", NOW + 86400) == ada
        assert await store.player_of_token("d2", NOW + 86399) == ada
        for missing in (store.player_of_token("d2", NOW + 86400), store.player_of_token("d3", NOW)):
            with pytest.raises(NotFound):
                await missing
        assert await store.tokens_of(ada.id) == [brief, long]
        with pytest.raises(NotFound):
            await store.revoke_token(grace.id, long.id)
        assert await store.revoke_token(ada.id, long.id) == "d1"
        with pytest.raises(NotFound):
            await store.player_of_token("d1", NOW)

    with_store(tmp_path, work)


def test_chat_and_mutes_are_stored(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        table = await running(store, seat_of(ada), seat_of(grace))
        said = [await store.say(table.id, ada, f"line {number}", NOW + number) for number in range(5)]
        assert await store.chat_of(table.id) == said
        assert await store.chat_of(table.id, limit=2) == said[3:]
        with pytest.raises(NotFound):
            await store.say("nowhere", ada, "hello?", NOW)
        await asyncio.gather(*(store.mute(grace.id, ada.id) for _ in range(3)))
        assert await store.mutes(grace.id) == {ada.id}
        assert await store.mutes(ada.id) == frozenset()
        await store.unmute(grace.id, ada.id)
        await store.unmute(grace.id, ada.id)
        assert await store.mutes(grace.id) == frozenset()
        with pytest.raises(NotFound):
            await store.mute(grace.id, "nobody")

    with_store(tmp_path, work)


def test_reviews_are_stored(tmp_path: Path) -> None:
    review = Review(game="take", names=("Ada", "Grace"), decisions=(), accuracy=(None, 87.5))

    async def begin(store: Store) -> tuple[str, str]:
        ada = seat_of(await account(store, "Ada"))
        one, two = await running(store, ada, ada), await running(store, ada, ada)
        assert await store.review_of(one.id) is None
        await store.save_review(one.id, ReviewProgress("waiting"))
        await store.save_review(one.id, ReviewProgress("running", 3, 40))
        await store.save_review(two.id, ReviewProgress("done", 0, 0, review))
        with pytest.raises(NotFound):
            await store.save_review("nowhere", ReviewProgress("waiting"))
        return one.id, two.id

    async def go_on(store: Store) -> None:
        assert await store.review_of(one) == ReviewProgress("running", 3, 40)
        assert await store.review_of(two) == ReviewProgress("done", 0, 0, review)

    one, two = with_store(tmp_path, begin)
    with_store(tmp_path, go_on)


def test_the_export_has_everything_but_the_secrets_of_running_games(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        over = await running(store, seat_of(ada), seat_of(grace), rated=True)
        await store.append(over.id, moved(0), Consequence(None, None, WON))
        going_on = await running(store, seat_of(grace), seat_of(ada))
        await store.append(going_on.id, moved(0, move="hidden"))
        await store.say(over.id, ada, "good game", NOW)
        await store.say(over.id, grace, "likewise", NOW)
        await store.mute(ada.id, grace.id)
        await store.add_token(ada, "digest", "my bot", NOW, NOW + 1)
        pieces = [piece async for piece in store.export(ada.id)]
        assert len(pieces) == 4, "one for each table"
        exported = json.loads(b"".join(pieces))
        assert exported["player"]["name"] == "Ada"
        assert [token["label"] for token in exported["tokens"]] == ["my bot"]
        assert exported["ratings"]["take"]["games"] == 1
        assert exported["muted"] == ["Grace"]
        assert [line["text"] for line in exported["chat"]] == ["good game"]
        finished, unfinished = sorted(exported["tables"], key=lambda table: table["status"] != "over")
        assert (finished["id"], finished["secret"], len(finished["entries"])) == (over.id, SECRET, 1)
        assert unfinished["id"] == going_on.id
        assert not {"secret", "nonces", "entries"} & set(unfinished)
        text = json.dumps(exported)
        assert "hidden" not in text and "password" not in text and "digest" not in text
        with pytest.raises(NotFound):
            await anext(store.export("nobody"))

    with_store(tmp_path, work)


def test_deleting_a_player_keeps_the_games_of_others(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        over = await running(store, seat_of(ada), seat_of(grace), rated=True)
        await store.append(over.id, Entry(0, 0, NOW + 2, Withdrawn(1, "resigned")), Consequence(None, None, WON))
        await store.say(over.id, ada, "good game", NOW)
        await store.say(over.id, grace, "likewise", NOW)
        await store.add_token(ada, "digest", "my bot", NOW, NOW + 1)
        await store.mute(grace.id, ada.id)
        seats = [seat_of(ada), Seat("open")]
        alone = await store.create_table(
            game="take",
            options={},
            seats=seats,
            nonces=[NONCES[0], None],
            secret=SECRET,
            now=NOW,
            creator=ada.id,
            listed=True,
        )
        joined = await store.create_table(
            game="take",
            options={},
            seats=[seat_of(grace), seat_of(ada)],
            nonces=NONCES,
            secret=SECRET,
            now=NOW,
            creator=ada.id,
        )
        await store.delete_player(ada.id)
        stored = await store.table(over.id)
        assert (stored.seats, stored.creator) == ((Seat("person", "Somebody"), seat_of(grace)), None)
        assert len(stored.entries) == 1
        assert [said.name for said in await store.chat_of(over.id)] == ["Grace"]
        assert await store.mutes(grace.id) == frozenset()
        assert [listing.id for listing in await store.finished_of(grace.id)] == [over.id]
        assert (await store.table(joined.id)).seats == (seat_of(grace), Seat("open"))
        for gone in (
            store.player(ada.id),
            store.player_named("Ada"),
            store.player_of_token("digest", NOW),
            store.table(alone.id),
            store.delete_player(ada.id),
        ):
            with pytest.raises(NotFound):
                await gone
        assert await store.ratings_of(ada.id) == {}
        await account(store, "Ada")

    with_store(tmp_path, work)


def test_only_rated_games_between_accounts_change_ratings(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        guest = await store.create_guest("Guest 1234", NOW)
        bot = Seat("bot", "Ada's bot", ada.id)
        level_8 = Seat("warashi", "Warashi 8", level=8)
        for opponent, rated in ((seat_of(grace), False), (seat_of(guest), True), (bot, True), (level_8, True)):
            table = await running(store, seat_of(ada), opponent, rated=rated)
            assert (await store.append(table.id, moved(0), Consequence(None, None, WON))).changes == ()
        assert await store.ratings_of(ada.id) == {}
        table = await running(store, seat_of(ada), seat_of(grace), rated=True)
        up, down = (await store.append(table.id, moved(0), Consequence(None, None, WON))).changes
        assert (up.player, up.before, down.player) == (ada.id, Rating(), grace.id)
        assert up.after.shown > 1500 > down.after.shown
        assert await store.ratings_of(ada.id) == {"take": up.after}
        table = await running(store, seat_of(ada), Seat("warashi", "Warashi 7", level=7), rated=True)
        (change,) = (await store.append(table.id, moved(0), Consequence(None, None, WON))).changes
        assert (change.seat, change.before, change.after.games) == (0, up.after, 2)

    with_store(tmp_path, work)


def test_games_that_end_at_the_same_time_all_count(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        tables = [await running(store, seat_of(ada), seat_of(grace), rated=True) for _ in range(24)]
        results = [LOST, WON] * 12
        endings = [
            store.append(one.id, moved(0), Consequence(None, None, how))
            for one, how in zip(tables, results, strict=True)
        ]
        await asyncio.gather(*endings)
        assert (await store.ratings_of(ada.id))["take"].games == 24
        loser = (await store.ratings_of(grace.id))["take"]
        assert not loser.is_provisional
        assert [line.name for line in await store.leaderboard("take")] == ["Ada", "Grace"]
        assert [line.rating for line in await store.leaderboard("take")][1] == loser
        assert await store.leaderboard("naishi") == []
        await store.ban(ada.id)
        assert [line.name for line in await store.leaderboard("take")] == ["Grace"]

    with_store(tmp_path, work)


def test_new_players_are_not_on_the_leaderboard(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace = await account(store, "Ada"), await account(store, "Grace")
        table = await running(store, seat_of(ada), seat_of(grace), rated=True)
        await store.append(table.id, moved(0), Consequence(None, None, WON))
        assert await store.leaderboard("take") == []

    with_store(tmp_path, work)
