"""Hidden information in Naishi: nothing leaks, and imagined worlds have the right probabilities."""

import random
from collections import Counter
from itertools import chain, permutations
from typing import Any

import numpy as np
import pytest

from tests.effort import effort
from tests.games.naishi.positions import LETTERS, scores_of, snapshot
from tests.leaks import compare_game
from tests.playing import Variant
from zashiki import Batch, Position, Record
from zashiki.games.naishi.components import COPIES
from zashiki.games.naishi.rules import knowledge
from zashiki.kernel.random import seed_numbered
from zashiki.kernel.rule import JIT, rule
from zashiki.warashi import greedy

POSITIONS = effort(0, 30_000, 100_000)
IMAGINED = 4_000


# redact(redeal(s, v), v) == redact(s, v)


@rule
def redact_with_and_without_redeal(states: Any, viewer: int, number: int) -> None:
    """Redacts the first state as it is, and a copy of it, the second, after a redeal."""
    states[1] = states[0]
    seed_numbered(states[1].rng, np.uint64(9), number)
    knowledge.redeal(states[1], viewer)
    knowledge.redact(states[1], viewer)
    knowledge.redact(states[0], viewer)


def check_bytes(states: Any) -> int:
    """Checks every state for both seats and the spectator; returns their number."""
    pair = np.zeros(2, dtype=states.dtype)
    for number, state in enumerate(states):
        for viewer in (-1, 0, 1):
            pair[0] = state
            redact_with_and_without_redeal(pair, viewer, number)
            assert pair[0].tobytes() == pair[1].tobytes(), (number, viewer)
    return len(states)


@pytest.mark.compiled
def test_redeal_does_not_change_what_is_seen_in_random_games() -> None:
    batch = Batch("naishi", POSITIONS // 100, seed=1)
    checked = 0
    for _ in range(100):
        checked += check_bytes(batch.states)
        batch.step(batch.sample())
    assert checked >= POSITIONS


@pytest.mark.compiled
def test_redeal_does_not_change_what_is_seen_in_greedy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy, "BUDGET", 20_000)
    for seed in range(20):
        position = Position.deal("naishi", seed=seed)
        while not position.is_over:
            check_bytes(position._states[position.ply : position.ply + 1])
            position.push(greedy.choose(position))
        check_bytes(position._states[position.ply : position.ply + 1])


# Two games that differ only in what a seat cannot know


def other_order(position: Position, seat: int) -> Position:
    """The same position with the opponent's Hand in another order, which a seat cannot know after the set-up."""
    data = position.snapshot()
    data["hands"][1 - seat] = data["hands"][1 - seat][1:] + data["hands"][1 - seat][:1]
    return Position.restore({**data, "scores": scores_of(data)}, seed=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_two_games_look_the_same_until_the_difference_is_revealed(seat: int) -> None:
    compared = 0
    for seed in range(40 if JIT else 6):
        chooser = random.Random(seed)
        dealt = Position.deal("naishi", seed=seed)
        for _ in range(2):
            dealt.push(chooser.choice(dealt.legal_moves))
        real = Position.restore(dealt.snapshot(), seed=1)
        compared += compare_game(real, other_order(dealt, seat), seat, Variant("naishi"), chooser)
    assert compared > (300 if JIT else 12)


def test_views_show_only_known_cards_of_the_opponent() -> None:
    for seed in range(30 if JIT else 3):
        position = Position.deal("naishi", seed=seed)
        chooser = random.Random(seed)
        while not position.is_over:
            for seat in (0, 1):
                view = position.view(seat)
                known = position.snapshot()["known"][1 - seat]
                if view.phase == "play":
                    assert [card is not None for card in view.hands[1 - seat]] == known
                    assert None not in view.hands[seat]
            assert all(card is None for hand in position.view(None).hands for card in hand) or view.phase == "set-up"
            position.push(chooser.choice(position.legal_moves))


def test_excerpts_of_records_conceal_hidden_choices() -> None:
    position = Position.deal("naishi", seed=1)
    position.push("k2")
    position.push("k1")
    assert position.moves_seen(0) == ["k2", "k?"]
    assert position.moves_seen(1) == ["k?", "k1"]
    assert position.moves_seen(None) == ["k?", "k?"]
    excerpt = Record.excerpt(position, 0, commitment="ab" * 32)
    assert excerpt.seed is None
    assert Record.parse(str(excerpt)) == excerpt


# redeal against every consistent world


def small() -> dict[str, Any]:
    """A start with few hidden cards. Seat 1 holds the Advisor that seat 0 gave, and kept a Monk."""
    fields: dict[str, Any] = {
        "turn": 1,
        "dealt": [["Fort", "Advisor"], ["Monk", "Torii"]],
        "keep": [1, 1],
        "given": ["Advisor", "Torii"],
        "known": [[False] * 5, [False] * 5],
    }
    return snapshot(("MMMMM", "FMMMT"), ("MMMMM", "MAMKM"), ("AS", "FN", "AB", "E", "H"), **fields)


HISTORIES = {
    "nothing": [],
    "a mountain leaves": ["L1", "-", "H1"],
    "the given card leaves": ["L1", "-", "H2"],
    "the kept card leaves": ["L1", "-", "H4"],
    "swapped places": ["L1", "-", "sH24", "H2"],
    "a card goes to the Line": ["L1", "-", "sV2", "L3"],
    "a decree": ["dH2"],
    "a decree on a mountain, then the given card leaves": ["dH1", "sH25", "H5"],
}


def worlds(start: dict[str, Any]) -> list[dict[str, Any]]:
    """Every world possible for seat 0 at the start: seat 1's kept card, its Hand's order, the face-down cards.

    Copies of a card count as different cards.
    """
    pool = [("Monk", 0), *((pile[0], 1 + i) for i, pile in enumerate(start["piles"]) if len(pile) == 2)]
    found = []
    for kept, *face_down in permutations(pool):
        piles = [[next_card[0], pile[1]] for next_card, pile in zip(face_down, start["piles"], strict=False)]
        hand = ["Mountain", "Mountain", "Mountain", "Advisor", kept[0]]
        for order in permutations(range(5)):
            found.append(
                {
                    **start,
                    "piles": piles + start["piles"][len(piles) :],
                    "hands": [start["hands"][0], [hand[i] for i in order]],
                    "dealt": [start["dealt"][0], [kept[0], "Torii"]],
                }
            )
    return found


def observations(position: Position, moves: list[str]) -> list[Any] | None:
    """Everything that seat 0 sees of a game; None if the moves cannot be played."""
    seen = [position.view(0)]
    for move in moves:
        if move not in position.legal_moves:
            return None
        position.push(move)
        seen.append((position.view(0), position.events(0)))
    return seen


def key(position: Position) -> tuple[Any, ...]:
    data = position.snapshot()
    return tuple(data["hands"][1]), tuple(map(tuple, data["piles"]))


@pytest.mark.parametrize("name", HISTORIES)
@pytest.mark.compiled
def test_imagined_worlds_have_the_right_frequencies(name: str) -> None:
    """Every possible deal is played; those that agree with the observations are equally likely."""
    moves = HISTORIES[name]
    start = small()
    truth = Position.restore(start, seed=0)
    seen = observations(truth, moves)
    expected: Counter[tuple[Any, ...]] = Counter()
    outcome_of: dict[str, tuple[Any, ...] | None] = {}
    for world in worlds(start):
        deal = repr((world["piles"], world["hands"], world["dealt"]))
        if deal not in outcome_of:
            position = Position.restore({**world, "scores": scores_of(world)}, seed=0)
            outcome_of[deal] = key(position) if observations(position, moves) == seen else None
        outcome = outcome_of[deal]
        if outcome is not None:
            expected[outcome] += 1
    total = sum(expected.values())
    assert key(truth) in expected
    found = Counter(key(truth.imagine(0, seed=seed)) for seed in range(IMAGINED))
    assert set(found) <= set(expected)
    chi_square = sum(
        (found[world] - IMAGINED * count / total) ** 2 / (IMAGINED * count / total) for world, count in expected.items()
    )
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 4
    if 20 * len(expected) < IMAGINED:
        assert set(found) == set(expected)


@pytest.mark.compiled
def test_a_kept_card_with_the_name_of_the_given_one_has_double_weight() -> None:
    """An Advisor has left an unknown place. K is the Monk, or the last unseen Advisor with double weight."""
    truth = Position.restore(small(), seed=0)
    for move in HISTORIES["the given card leaves"]:
        truth.push(move)
    found: Counter[str] = Counter()
    for seed in range(IMAGINED):
        data = truth.imagine(0, seed=seed).snapshot()
        found[data["dealt"][1][data["keep"][1] - 1]] += 1
    assert set(found) == {"Monk", "Advisor"}
    assert abs(found["Advisor"] / IMAGINED - 2 / 3) < 4 * (2 / 9 / IMAGINED) ** 0.5


@pytest.mark.compiled
def test_the_draft_is_imagined_evenly() -> None:
    """In the set-up the opponent's two cards are drawn from the unseen ones, and a hidden choice is even."""
    position = Position.deal("naishi", seed=5)
    position.push("k1")
    keeps = Counter(position.imagine(1, seed=seed).snapshot()["keep"][0] for seed in range(IMAGINED))
    assert abs(keeps[1] / IMAGINED - 0.5) < 4 * (0.25 / IMAGINED) ** 0.5
    own = position.snapshot()["dealt"][1]
    assert all(position.imagine(1, seed=seed).snapshot()["dealt"][1] == own for seed in range(20))


@pytest.mark.compiled
def test_a_spectator_imagines_consistent_worlds() -> None:
    for seed in range(40):
        chooser = random.Random(seed)
        position = Position.deal("naishi", seed=seed)
        while not position.is_over:
            imagined = position.imagine(None, seed=seed).snapshot()
            places = [*imagined["piles"], *imagined["lines"], *imagined["hands"], imagined["discard"]]
            named = Counter(chain(*places))
            if imagined["phase"] == "play":
                assert named == dict(zip(LETTERS.values(), COPIES.tolist(), strict=True))
                Position.restore(imagined)
            position.push(chooser.choice(position.legal_moves))
