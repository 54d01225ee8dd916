"""Accounts: names, passwords, sessions, tokens and ratings."""

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.stores import NONCES, NOW, SECRET, account, running, seat_of, with_store
from zashiki.kernel.errors import BadArgument
from zashiki.server import admin
from zashiki.server.errors import NotFound
from zashiki.server.names import check_name, guest_name, name_key
from zashiki.server.passwords import check_password, hash_password, verify_password
from zashiki.server.ratings import Rating, rate, warashi_rating
from zashiki.server.sessions import BadKey, Session, digest, load_key, new_session, new_token, read, sign
from zashiki.server.store.store import Store
from zashiki.table.seats import Seat

KEY = bytes(range(32))


@pytest.mark.parametrize("name", ["A", "Ada Lovelace", "安藤", "Zoë", "x" * 24, "Żółw 7", "🐙"])
def test_valid_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x" * 25,
        " Ada",
        "Ada ",
        "Ada\u00a0",
        "A  B",
        "A\nB",
        "A\u202eB",
        "A\u200bB",
        "A\ufeff",
        "\u3164",
        "\u2800",
        "A\ud800",
        "Warashi",
        "warashi 9",
        "ＷＡＲＡＳＨＩ",
        "Somebody",
        "Guest 1234",
    ],
)
def test_invalid_names(name: str) -> None:
    with pytest.raises(BadArgument):
        check_name(name)


@given(st.text(max_size=30))
def test_the_key_of_a_name_is_the_same_for_all_spellings(name: str) -> None:
    key = name_key(name)
    assert name_key(key) == key
    assert name_key(name.casefold()) == key


def test_guests_are_called_guest() -> None:
    with pytest.raises(BadArgument):
        check_name(guest_name())


def test_a_password_matches_its_hash() -> None:
    async def work() -> None:
        stored = await hash_password("correct hórse")
        assert stored.startswith("$argon2id$")
        assert await verify_password(stored, "correct hórse")
        assert await verify_password(stored, "correct ho\u0301rse")  # composed by another keyboard
        assert not await verify_password(stored, "correct horse")
        assert not await verify_password(None, "correct hórse")
        assert not await verify_password("no hash", "correct hórse")
        assert not await verify_password(stored, "x" * 10_000)
        assert not await verify_password(stored, "\ud800")

    asyncio.run(work())


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "\ud800" * 8])
def test_invalid_passwords(password: str) -> None:
    with pytest.raises(BadArgument, match="8 to 200"):
        check_password(password)


def test_a_cookie_is_valid_until_it_expires() -> None:
    session = new_session("a" * 16, 2, NOW)
    cookie = sign(KEY, session)
    assert read(KEY, cookie, NOW) == session
    assert read(KEY, cookie, session.expires) == session
    assert read(KEY, cookie, session.expires + 1) is None
    assert read(bytes(32), cookie, NOW) is None


@given(st.data())
def test_a_cookie_with_any_change_is_refused(data: st.DataObject) -> None:
    cookie = sign(KEY, Session("abc", 1, int(NOW)))
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters())
    changed = cookie[:place] + letter + cookie[place + 1 :]
    assert changed == cookie or read(KEY, changed, NOW) is None
    assert read(KEY, data.draw(st.text()), NOW) is None


def test_the_session_key_is_created_once_and_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    key = load_key(folder)
    assert load_key(folder) == key
    assert [path.name for path in folder.iterdir()] == ["session.key"]
    assert (folder / "session.key").stat().st_mode & 0o777 == 0o600
    (folder / "session.key").write_bytes(b"")
    with pytest.raises(BadKey, match="should have 32 bytes"):
        load_key(folder)


def test_tokens_are_long_random_and_stored_as_digests() -> None:
    token = new_token()
    assert token.startswith("zk_") and len(token) == 35
    assert token != new_token()
    assert digest(token) == digest(token) != digest(new_token())
    assert len(digest("\ud800")) == 64


def test_winners_gain_and_losers_lose_rating() -> None:
    first, second, third, last = rate([Rating()] * 4, [1, 2, 2, 4])
    assert first.shown > second.shown == third.shown > last.shown
    assert first.games == 1 and first.sigma < Rating().sigma


def test_winning_against_stronger_players_counts_more(game: str) -> None:
    levels = [rating for level in range(1, 8) if (rating := warashi_rating(game, level))]
    gains = [rate([Rating(), level], [1, 2])[0].mu for level in levels]
    assert len(gains) == 7
    assert gains == sorted(set(gains))


def test_a_player_as_strong_as_a_level_converges_to_its_rating(game: str) -> None:
    chance = random.Random(7)
    player, warashi = Rating(), warashi_rating(game, 5)
    assert warashi
    for _ in range(200):
        player = rate([player, warashi], [1, 2] if chance.random() < 0.5 else [2, 1])[0]
    assert abs(player.shown - warashi.shown) < 120
    assert not player.is_provisional


def test_ratings_of_levels_increase_and_the_highest_has_none(game: str) -> None:
    shown = [rating.shown for level in range(1, 8) if (rating := warashi_rating(game, level))]
    assert len(shown) == 7
    assert shown == sorted(set(shown))
    assert warashi_rating(game, 8) is None


def test_an_admin_resets_a_password_and_bans(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada = await account(store, "Ada")
        password = await admin.reset_password(store, "ada")
        assert await verify_password(await store.password_of(ada.id), password)
        assert (await store.player(ada.id)).epoch == 1
        await admin.ban(store, "Ada")
        assert (await store.player(ada.id)).banned
        await admin.unban(store, "Ada")
        assert not (await store.player(ada.id)).banned
        with pytest.raises(NotFound, match="no account with this name"):
            await admin.ban(store, "Grace")

    with_store(tmp_path, work)


def test_an_account_that_an_admin_deletes_leaves_no_table_waiting(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ada, grace, edith = [await account(store, name) for name in ("Ada", "Grace", "Edith")]
        two = await running(store, seat_of(grace), seat_of(ada), rated=True)
        waiting = await store.create_table(
            game="take",
            options={},
            seats=[seat_of(ada), Seat("open")],
            nonces=[NONCES[0], None],
            secret=SECRET,
            now=NOW,
            creator=ada.id,
        )
        three = await store.create_table(
            game="ninjato",
            options={},
            seats=[seat_of(ada), seat_of(grace), seat_of(edith)],
            nonces=[*NONCES, "22" * 32],
            secret=SECRET,
            now=NOW,
        )
        await store.start_table(three.id, NOW)
        await admin.delete(store, "Ada", NOW + 100)
        over = await store.table(two.id)
        assert over.result is not None
        assert (over.status, over.result.winners, over.result.reason) == ("over", (0,), "left")
        assert (await store.ratings_of(grace.id))["take"].shown > 1500
        going_on = await store.table(three.id)
        assert (going_on.status, going_on.seats[0].name) == ("running", "Somebody")
        assert [wake.id for wake in await store.wake_ups()] == [three.id]
        with pytest.raises(NotFound):
            await store.table(waiting.id)

    with_store(tmp_path, work)
