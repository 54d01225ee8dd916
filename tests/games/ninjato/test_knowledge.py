"""Hidden information in Ninjato: redaction, redeals, and the distribution of imagined worlds."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

from tests.effort import effort
from tests.games.ninjato.positions import after, play, position
from tests.leaks import redacted
from tests.playing import Variant, every_ply, played
from tests.said import deed, deeds
from zashiki import Position
from zashiki.games.ninjato import rules
from zashiki.games.ninjato.actions import ACTIONS, STRIKE, STRIKE_VALUE, STRIKE_VALUE_END
from zashiki.games.ninjato.components import RUMOR_NAMES
from zashiki.games.ninjato.rules.state import DOJO_DECK, STATE
from zashiki.kernel.random import below, seed_numbered
from zashiki.kernel.registry import find
from zashiki.kernel.rule import rule

pytestmark = pytest.mark.compiled
GAMES = 150
IMAGINED = effort(2_000, 2_000, 6_000)


# redact(redeal(s, v), v) == redact(s, v)


@rule
def first_difference(states: Any, out: Any, policy: Any, number: int, keen: bool) -> int:
    """The first ply of a game at which a redeal changes what a viewer sees; −1 if there is none.

    The third state is the game; the first two are redacted copies, the second one of a redeal.
    """
    state = states[2]
    seed_numbered(state.rng, np.uint64(3), 2 * number)
    seed_numbered(policy, np.uint64(3), 2 * number + 1)
    rules.deal(state)
    ply = 0
    while state.player >= 0:
        for viewer in range(-1, state.seats):
            states[0] = state
            states[1] = state
            seed_numbered(states[1].rng, np.uint64(9), 1000 * number + ply)
            rules.redeal(states[1], viewer)
            rules.redact(states[0], viewer)
            rules.redact(states[1], viewer)
            if not same(states):
                return ply
        count = rules.legal(state, out)
        chosen = out[below(policy, count)]
        for i in range(count):
            if keen and (out[i] == STRIKE or STRIKE_VALUE <= out[i] < STRIKE_VALUE_END):
                chosen = out[i]
        rules.apply(state, chosen)
        ply += 1
    return -1


@rule
def same(states: Any) -> bool:
    real, redealt = states[0], states[1]
    for i in range(len(real.pile)):
        if real.pile[i] != redealt.pile[i]:
            return False
    for seat in range(real.seats):
        if real.rumors[seat] != redealt.rumors[seat] or real.hand_size[seat] != redealt.hand_size[seat]:
            return False
        for value in range(5):
            if (
                real.hand[seat, value] != redealt.hand[seat, value]
                or real.known[seat, value] != redealt.known[seat, value]
            ):
                return False
    return True


@pytest.mark.parametrize("keen", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeal_does_not_change_what_a_viewer_sees(players: int, keen: bool) -> None:
    states = np.zeros(3, dtype=STATE)
    out, policy = np.zeros(len(ACTIONS), dtype=np.int32), np.zeros(4, dtype=np.uint64)
    for number in range(GAMES):
        states[:] = np.zeros(1, dtype=STATE)
        states["seats"] = players
        assert first_difference(states, out, policy, number, keen) == -1, number


def test_redacted_bytes_are_equal_after_imagining() -> None:
    """The same with all bytes of the state, in fewer games."""
    for seed in range(8):
        for here in every_ply(Variant("ninjato", players=2 + seed % 3, keen=True), seed):
            for seat in (None, *range(here.players)):
                assert redacted(here, seat) == redacted(here.imagine(seat, seed=seed), seat)


def test_a_card_that_redact_leaves_is_detected() -> None:
    """States redacted for a seat differ between imagined worlds if one hidden card stays visible."""
    book = find("ninjato")

    def redact_too_little(state: Any, viewer: int) -> None:
        top = int(state["height"][DOJO_DECK]) - 1
        before = int(state["pile"][top])
        book.redact(state, viewer)
        state["pile"][top] = before

    here = position(hands=["15", "24"])
    states = set()
    for seed in range(20):
        state = np.frombuffer(bytes(here.imagine(0, seed=seed)), dtype=book.STATE).copy()[0]
        redact_too_little(state, 0)
        states.add(state.tobytes())
    assert len(states) > 1


# Hands and rumors


def test_others_see_neither_hands_nor_rumors() -> None:
    for seed in range(10):
        for here in every_ply(Variant("ninjato", players=3, keen=True), seed):
            data = here.snapshot()
            for seat in (None, 0, 1, 2):
                for other, player in enumerate(here.view(seat).players):
                    shown = seat == other or here.is_over
                    assert player.hand == (data["hands"][other] if shown else None)
                    assert player.rumors is None or shown
                    assert (player.hand_size, player.rumor_count) == (
                        len(data["hands"][other]),
                        len(data["rumors"][other]),
                    )


def test_only_the_owner_sees_a_drawn_card() -> None:
    here = after("dojo t?", hands=["1", "2"], next_dojo="5")
    assert deeds(here, 0) == ["draws a 5 from the deck"]
    for seat in (1, None):
        assert deeds(here, seat) == ["draws a card from the deck"]


def test_a_rumor_is_named_once_in_the_log_and_not_shown_again() -> None:
    here = after("R1:j", treasures="j", pavilion="Aj W? G? P?")
    (event,) = (event for event in here.events(1) if not event.is_silent)
    assert RUMOR_NAMES[3] in deed("ninjato", event)
    assert event.piece == "rumor:Aj"
    assert "Aj" not in str(here.view(1).players)
    assert here.view(1).players[0].rumor_count == 1
    assert [rumor.id for rumor in here.view(0).players[0].rumors] == ["Aj"]


def test_everything_is_shown_when_the_game_is_over() -> None:
    here = played(Variant("ninjato", players=3, keen=True), 5)
    data = here.snapshot()
    for seat in (None, 0, 1, 2):
        view = here.view(seat)
        assert [player.hand for player in view.players] == data["hands"]
        assert [[rumor.id for rumor in player.rumors] for player in view.players] == data["rumors"]
        assert view.scores == list(here.scores)


# The distribution of imagined worlds


def check_frequencies(seen: Counter[Any], expected: dict[Any, float]) -> None:
    """Asserts that every outcome is as frequent as expected, within four standard deviations."""
    total = sum(seen.values())
    assert set(seen) <= set(expected)
    for outcome, share in expected.items():
        deviation = (total * share * (1 - share)) ** 0.5
        assert abs(seen[outcome] - total * share) <= 4 * deviation + 1, (outcome, seen[outcome], total * share)


def worlds(here: Position, seat: int | None, what: Any) -> Counter[Any]:
    return Counter(what(here.imagine(seat, seed=seed).snapshot()) for seed in range(IMAGINED))


def hand(data: dict[str, Any], seat: int) -> tuple[int, ...]:
    return tuple(data["hands"][seat])


def draws(pool: str, cards: int, known: str = "") -> dict[tuple[int, ...], float]:
    """Every hand of known cards and a plain draw from a pool, with its probability."""
    hands = Counter(tuple(sorted(map(int, (*known, *drawn)))) for drawn in combinations(pool, cards))
    return {found: count / hands.total() for found, count in hands.items()}


def test_an_unknown_hand_is_a_plain_draw_from_the_unseen_cards() -> None:
    here = position(hands=["15", "24"], dojo_deck="135")
    check_frequencies(worlds(here, 0, lambda data: hand(data, 1)), draws("24135", 2))


def test_hand_and_deck_together_are_every_deal_equally_often() -> None:
    here = position(hands=["15", "2"], dojo_deck="13")
    found = worlds(here, 0, lambda data: (hand(data, 1), tuple(data["dojo_deck"])))
    deals = [((order[0],), order[1:]) for order in permutations((2, 1, 3))]
    check_frequencies(found, {deal: 1 / len(deals) for deal in deals})


def test_two_unknown_hands_share_the_unseen_cards() -> None:
    here = position(3, hands=["1", "2", "5"], dojo_deck="4")
    found = worlds(here, 0, lambda data: (hand(data, 1), hand(data, 2)))
    deals = [((one,), (other,)) for one, other in permutations((2, 5, 4), 2)]
    check_frequencies(found, {deal: 1 / len(deals) for deal in deals})


def test_a_card_taken_face_up_stays_known() -> None:
    here = after("H5+ yield dojo t4 t?", hands=["1", "25"], dojo_open="432", dojo_deck="135", next_dojo="12345")
    data = here.snapshot()
    assert data["phase"] == "place"
    unknown = [*data["hands"][1], *data["dojo_deck"]]
    unknown.remove(4)
    pool = "".join(map(str, sorted(unknown)))
    check_frequencies(worlds(here, 0, lambda data: hand(data, 1)), draws(pool, len(data["hands"][1]) - 1, known="4"))


def test_a_card_that_leaves_a_hand_is_a_known_one_first() -> None:
    """Seat 1 holds a 4 of its own and takes another face up; when a 4 is played, the rest is unknown again."""
    moves = "H5+ yield dojo t4 t? H4+ yield H3+ b4"
    here = after(moves, hands=["1", "24"], dojo_open="432", dojo_deck="13", next_dojo="12345")
    unseen = [*here.snapshot()["hands"][1], *here.snapshot()["dojo_deck"]]
    pool = "".join(map(str, sorted(unseen)))
    cards = len(here.snapshot()["hands"][1])
    check_frequencies(worlds(here, 0, lambda data: hand(data, 1)), draws(pool, cards))


def test_imagining_keeps_the_viewers_hand_and_all_rumors() -> None:
    here = position(3, hands=["15", "24", "33"], rumors=["Aj", "W? D?", "G?"])
    for seat in (None, 0, 1, 2):
        for seed in range(20):
            data = here.imagine(seat, seed=seed).snapshot()
            assert data["rumors"] == here.snapshot()["rumors"]
            if seat is not None:
                assert data["hands"][seat] == here.snapshot()["hands"][seat]


@pytest.mark.parametrize(
    "pile", ["guard_deck", "elite_deck", "bag", "envoy_deck", "rumor_deck", "skill_big", "skill_small"]
)
def test_the_order_of_a_pile_is_unknown_and_its_contents_are_not(pile: str) -> None:
    here = position(hands=["15", "24"])
    cards = here.snapshot()[pile]
    found = worlds(here, 0, lambda data: data[pile][-1])
    check_frequencies(found, {card: cards.count(card) / len(cards) for card in set(cards)})
    assert sorted(here.imagine(0, seed=1).snapshot()[pile], key=str) == sorted(cards, key=str)


def test_a_world_imagined_by_a_spectator_is_possible() -> None:
    here = played(Variant("ninjato", players=4, keen=True), 3, plies=100)
    for seed in range(30):
        world = here.imagine(None, seed=seed)
        assert world.view(None) == here.view(None)
        play(world, world.legal_moves[0])
