"""Accounts: names, passwords, sessions, tokens and ratings."""

import asyncio
import random
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.clients import signed_cookie
from tests.server.stores import NONCES, NOW, SECRET, account, running, seat_of, with_store
from zashiki.server import admin, passwords
from zashiki.server.errors import BadName, BadPassword, Busy, NotFound
from zashiki.server.names import check_name, guest_name, name_key, skeletons
from zashiki.server.passwords import (
    AT_ONCE,
    MOST_FROM_ONE,
    MOST_WAITING,
    check_password,
    hash_password,
    verify_password,
)
from zashiki.server.ratings import Rating, rate, warashi_rating
from zashiki.server.sessions import BadKey, SignedSession, digest, new_session, new_token, read_signed, suggested_key
from zashiki.server.store.store import Store
from zashiki.server.turns import Turns
from zashiki.table.seats import Seat

KEY = bytes(range(32))


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "Ada Lovelace",
        "O'Brien-Smith Jr.",
        "ada_l",
        "x" * 24,
        "1337",
        "Zoë",
        "Łukasz",
        "Özgür",
        "Żółw 7",
        "Nguyễn Văn A",
        "Ελένη",
        "ᾧδή",
        "Наташа",
        "Каша",
        "محمد",
        "שלמה",
        "नरेन्द्र",
        "สมชาย",
        "名前",
        "安藤 X",
        "山田タロウ",
        "김철수",
        "🐙",
        "👍🏽",
        "Guesthouse",
        "Warrior",
    ],
)
def test_valid_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "1 to 24"),
        ("x" * 25, "1 to 24"),
        (" Ada", "begin or end"),
        ("Ada ", "begin or end"),
        ("Ada\u00a0", "begin or end"),
        ("A  B", "single spaces"),
        ("A\nB", "consists of"),
        ("A\u202eB", "consists of"),
        ("A\u200bB", "consists of"),
        ("A\ufeff", "consists of"),
        ("A\u034fB", "consists of"),
        ("A\u115fB", "consists of"),
        ("👨\u200d👩", "consists of"),
        ("\u3164", "consists of"),
        ("\u2800", "consists of"),
        ("A\ud800", "consists of"),
        ("Ꮶim", "consists of"),
        ("🇰🇮🇲", "consists of"),
        ("Kіm", "mix letters"),
        ("Pаul", "mix letters"),
        ("Αlpha", "mix letters"),
        ("Натаשа", "mix letters"),
        ("a\u0300\u0301\u0302\u0303", "accents"),
        ("é\u0301", "accents"),
        ("\u0301a", "accents"),
        ("a \u0301", "accents"),
        ("Warashi", "computer player"),
        ("warashi 9", "computer player"),
        ("ＷＡＲＡＳＨＩ", "computer player"),
        ("𝐖arashi", "computer player"),
        ("WARASHl 8", "computer player"),
        ("Warash1", "computer player"),
        ("Wárashi", "computer player"),
        ("W.a.r.a.s.h.i", "computer player"),
        ("The Warashi 8", "computer player"),
        ("🐙Warashi", "computer player"),
        ("Guest 1234", "without an account"),
        ("Guest1234", "without an account"),
        ("G-uest 10", "without an account"),
        ("Guest of honour", "without an account"),
        ("S0mebody", "without an account"),
        ("Sömebody 7", "without an account"),
    ],
)
def test_invalid_names(name: str, reason: str) -> None:
    with pytest.raises(BadName, match=reason):
        check_name(name)


def test_letters_of_another_width_are_replaced() -> None:
    assert [check_name(name) for name in ("Ａｄａ", "ﾀﾛｳ", "Zoe\u0308")] == ["Ada", "タロウ", "Zoë"]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),  # with Cyrillic letters
        ("BOA", "ВОА"),  # all Cyrillic
        ("boa", "ВОА"),
        ("ICE", "ісе"),  # the second in Ukrainian letters
        ("Alice", "AIice"),
        ("ALICE", "AIice"),
        ("Kim7537", "Kirn7537"),
        ("Kim7537", "Kim7537\u034f"),
        ("Kim0", "KimO"),
        ("Oslo", "0slo"),
        ("pаypаl", "paypal"),
    ],
)
def test_names_that_look_alike_share_a_skeleton(one: str, two: str) -> None:
    assert skeletons(one) & skeletons(two)


@pytest.mark.parametrize(
    ("one", "two"),
    [("Ali", "All"), ("Nina", "Viva"), ("Łukasz", "Lukasz"), ("Zoë", "Zoe"), ("Каша", "Kasha"), ("Ada", "Ada 2")],
)
def test_names_that_look_different_share_none(one: str, two: str) -> None:
    assert not skeletons(one) & skeletons(two)


@given(st.text(max_size=30))
def test_skeletons_do_not_depend_on_case(name: str) -> None:
    assert skeletons(name) & skeletons(name.casefold())


@given(st.text(max_size=30))
def test_the_key_of_a_name_is_the_same_for_all_spellings(name: str) -> None:
    key = name_key(name)
    assert name_key(key) == key
    assert name_key(name.casefold()) == key


def test_guests_are_called_guest() -> None:
    with pytest.raises(BadName):
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


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("", "8 to 200 characters"),
        ("1234567", "8 to 200 characters"),
        ("x" * 201, "8 to 200 characters"),
        ("\ud800" * 8, "8 to 200 characters"),
        ("aaaaaaaa", "4 different characters"),
        ("abcabcabc" * 20, "4 different characters"),
        ("password", "most common"),
        ("PassWord", "most common"),
        ("Ｐａｓｓｗｏｒｄ", "most common"),
        ("password1", "most common"),
        ("Dragon99!", "most common"),
        ("qwertyuiop", "most common"),
        ("12345678", "most common"),
        ("Zashiki1", "most common"),
        ("Ada Lovelace", "your name"),
        ("ADA LOVELACE 7", "your name"),
    ],
)
def test_invalid_passwords(password: str, reason: str) -> None:
    with pytest.raises(BadPassword, match=reason):
        check_password(password, "Ada Lovelace")


@pytest.mark.parametrize(
    "password",
    ["correct horse", "パスワード1234", "Ada Lovelace and Babbage", "kE4w.2fp", "dragon 1234567 x", "x7Gq" * 50],
)
def test_valid_passwords(password: str) -> None:
    assert check_password(password, "Ada Lovelace") == password
    assert check_password(password, "🐙") == password


def test_passwords_that_wait_to_be_hashed_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address cannot fill the queue, and a full queue refuses at once."""
    go_on = threading.Event()

    class Slow:
        def hash(self, _: bytes) -> str:
            go_on.wait()
            return "a hash"

    monkeypatch.setattr(passwords, "_hasher", Slow())

    async def work() -> None:
        tasks = [asyncio.create_task(hash_password("correct horse", "one")) for _ in range(AT_ONCE + MOST_FROM_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as refused:
            await hash_password("correct horse", "one")
        assert refused.value.wait >= 1
        others = range(MOST_WAITING - MOST_FROM_ONE)
        tasks += [asyncio.create_task(hash_password("correct horse", f"other {number}")) for number in others]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await verify_password("a hash", "correct horse", "another")
        go_on.set()
        assert set(await asyncio.gather(*tasks)) == {"a hash"}
        assert await hash_password("correct horse", "one") == "a hash"

    asyncio.run(work())


def test_addresses_take_turns() -> None:
    """Somebody who comes after many at one address does not wait for all of them."""

    async def work() -> None:
        turns, served, go_on = Turns(1, 100, 50, 1.0), list[str](), asyncio.Event()

        async def serve(name: str, address: str) -> None:
            async with turns.place(address):
                await go_on.wait()
                served.append(name)

        names = ["many 1", "many 2", "many 3", "many 4", "other", "third"]
        tasks = [asyncio.create_task(serve(name, name.split()[0])) for name in names]
        await asyncio.sleep(0)
        tasks[1].cancel()
        go_on.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert served == ["many 1", "other", "third", "many 3", "many 4"]
        await serve("later", "many")

    asyncio.run(work())


@given(st.data())
def test_a_signed_cookie_with_any_change_is_refused(data: st.DataObject) -> None:
    cookie = signed_cookie(KEY, SignedSession("abc", 1, int(NOW)))
    place = data.draw(st.integers(0, len(cookie) - 1))
    letter = data.draw(st.characters())
    changed = cookie[:place] + letter + cookie[place + 1 :]
    assert changed == cookie or read_signed(KEY, changed, NOW) is None
    assert read_signed(KEY, data.draw(st.text()), NOW) is None


def test_the_key_that_signs_cookies_is_made_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        key = await store.key(suggested_key(tmp_path))
        assert len(key) == 32
        assert suggested_key(tmp_path) != key
        assert await store.key(suggested_key(tmp_path)) == key

    with_store(tmp_path, work)


def test_the_key_of_an_earlier_version_is_kept(tmp_path: Path) -> None:
    (tmp_path / "session.key").write_bytes(KEY)
    assert with_store(tmp_path, lambda store: store.key(suggested_key(tmp_path))) == KEY
    (tmp_path / "session.key").write_bytes(b"")
    with pytest.raises(BadKey, match="should have 32 bytes"):
        suggested_key(tmp_path)


def test_keys_are_long_random_and_stored_as_digests() -> None:
    token = new_token()
    assert token.startswith("zk_") and len(token) == 35
    assert token != new_token()
    assert len(new_session()) == 32 and new_session() != new_session()
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
        assert (await store.player(ada.id)).epoch == ada.epoch + 1
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
        assert await store.ratings_of(grace.id) == {}, "nobody had moved"
        going_on = await store.table(three.id)
        assert (going_on.status, going_on.seats[0].name) == ("running", "Somebody")
        assert [wake.id for wake in await store.wake_ups()] == [three.id]
        with pytest.raises(NotFound):
            await store.table(waiting.id)

    with_store(tmp_path, work)
