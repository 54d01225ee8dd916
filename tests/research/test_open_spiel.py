"""OpenSpiel's games: OpenSpiel's own tests and bots, golden playthroughs, information states, and secrets."""

import random
import runpy
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts, random_agent

import zashiki
from tests.effort import effort
from tests.leaks import SECRETIVE
from tests.playing import Variant
from zashiki.kernel.registry import find, installed_games
from zashiki.research.open_spiel import PREFIX, SEED_DIGITS, State, WarashiBot

pytestmark = pytest.mark.compiled
GOLDEN = Path(__file__).parent / "golden"
ROOT = Path(__file__).parents[2]
SIMULATIONS = effort(1, 3, 100)
SEEDS = effort(1, 5, 100)
SEARCHES = 4
LONGEST_TENSOR = 100
VARIANTS = [
    Variant(book.name, {name: values[turn % len(values)] for name, values in book.options.items()}, players)
    for book in map(find, installed_games())
    for players in book.players
    for turn in range(max(map(len, book.options.values()), default=1))
]


def load(variant: Variant) -> Any:
    parameters = dict(variant.options or {})
    if len(find(variant.game).players) > 1 and variant.players:
        parameters |= {"players": variant.players}  # type: ignore[dict-item]
    return pyspiel.load_game(f"{PREFIX}{variant.game}", parameters)


def dealt(game: Any, seed: int) -> State:
    state = game.new_initial_state()
    for digit in f"{seed:0{SEED_DIGITS}x}":
        state.apply_action(int(digit, 16))
    assert isinstance(state, State)
    return state


def plies(game: Any, seed: int) -> Iterator[State]:
    """A game played at random, at every ply."""
    state, chooser = dealt(game, seed), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chooser.choice(state.legal_actions()))
    yield state


def seen_by(state: State, seat: int) -> list[Any]:
    """Everything that OpenSpiel shows a seat."""
    return [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_they_pass_the_random_simulations(variant: Variant) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_history_is_the_game_that_zashiki_deals(variant: Variant) -> None:
    game = load(variant)
    for seed in (0, 77, 2**32 - 1):
        *_, state = plies(game, seed)
        position = variant.deal(seed)
        for action in state.history()[SEED_DIGITS:]:
            position.push(position.rulebook.moves[action])
        assert state.position == position
        assert position.outcome is not None
        best = {seat for seat, payoff in enumerate(state.returns()) if payoff == max(state.returns())}
        assert best == set(position.outcome.winners)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_serialization_keeps_what_a_seat_remembers(variant: Variant) -> None:
    game = load(variant)
    for number, state in enumerate(plies(game, seed=5)):
        if number % 7 == 0:
            text = pyspiel.serialize_game_and_state(game, state)
            _, twin = pyspiel.deserialize_game_and_state(text)
            assert twin.position == state.position
            assert [seen_by(twin, seat) for seat in range(game.num_players())] == [
                seen_by(state, seat) for seat in range(game.num_players())
            ]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_information_states_have_perfect_recall(variant: Variant) -> None:
    """Asked at every ply or only at the end, they are the same; no two of one game are."""
    game = load(variant)
    asked: dict[int, list[str]] = {seat: [] for seat in range(game.num_players())}
    for state in plies(game, seed=8):
        for seat, texts in asked.items():
            asker = state.clone() if len(texts) % 2 else state
            texts.append(asker.information_state_string(seat))
    *_, late = plies(game, seed=8)
    for seat, texts in asked.items():
        assert len(set(texts)) == len(texts)
        assert late.information_state_string(seat) == texts[-1]
        assert late.clone().information_state_string(seat) == texts[-1]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_resampled_state_looks_the_same_now_and_later(variant: Variant) -> None:
    game, compared = load(variant), 0
    for seed in range(SEEDS):
        chooser = random.Random(seed)
        for number, state in enumerate(plies(game, seed)):
            if number % 9 or state.is_terminal():
                continue
            seat = chooser.randrange(game.num_players())
            compared += compare_twins(state.clone(), state.resample_from_infostate(seat, chooser.random), seat, chooser)
    assert compared > 10


def compare_twins(state: State, twin: State, seat: int, chooser: random.Random) -> int:
    """Plays the same actions in both as long as they look the same to a seat; returns the number of comparisons."""
    assert not twin.history()
    compared = 0
    while True:
        assert seen_by(state, seat) == seen_by(twin, seat)
        compared += 1
        if state.is_terminal():
            return compared
        if state.current_player() == seat:
            assert state.legal_actions() == twin.legal_actions()
        common = sorted({*state.legal_actions()} & {*twin.legal_actions()})
        if not common:
            return compared
        action = chooser.choice(common)
        state.apply_action(action)
        twin.apply_action(action)
        if state.position.knowledge(seat) != twin.position.knowledge(seat):
            return compared


@pytest.mark.parametrize("game", SECRETIVE)
def test_resampling_depends_on_the_sampler_alone(game: str) -> None:
    state = dealt(pyspiel.load_game(f"{PREFIX}{game}"), 3)
    worlds = [state.resample_from_infostate(0, iter([draw]).__next__).position for draw in (0.1, 0.1, 0.7)]
    assert worlds[0] == worlds[1] != worlds[2]
    assert state.position not in worlds


@pytest.mark.parametrize("player", [-1, 2, "a", None])
def test_only_a_player_has_states_to_resample(player: Any) -> None:
    state = dealt(pyspiel.load_game("zashiki_naishi"), 3)
    with pytest.raises(zashiki.BadArgument, match="A player is a number from 0 to 1, not"):
        state.resample_from_infostate(player, lambda: 0.5)


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_everybody_sees_is_what_a_spectator_sees(game: str) -> None:
    loaded = pyspiel.load_game(f"{PREFIX}{game}")
    public = pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE)
    observer = loaded.make_py_observer(public)
    for state in plies(loaded, seed=4):
        imagined = state.resample_from_infostate(0, lambda: 0.3)
        if not state.is_terminal():
            assert observer.string_from(state, 0) == observer.string_from(imagined, 1)
    with pytest.raises(zashiki.BadArgument, match="all players hide"):
        loaded.make_py_observer(pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS))


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


def search_bot(game: Any, seed: int, resampler: Any = None) -> Any:
    """OpenSpiel's bot for a game: of the kind that does not look at hidden cards where there are some."""
    chooser = np.random.RandomState(seed)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts.MCTSBot(game, 1.4, SEARCHES, rollouts(seed), random_state=chooser)
    worlds = 2 if seed % 2 else ismcts.UNLIMITED_NUM_WORLD_SAMPLES
    bot = ismcts.ISMCTSBot(game, rollouts(seed), 1.4, SEARCHES, worlds, random_state=chooser)
    if resampler:
        bot.set_resampler(resampler)
    return bot


def play(game: Any, bots: list[Any]) -> list[float]:
    """A whole game. OpenSpiel's ISMCTS has no `restart_at`, which its `evaluate_bots` calls."""
    state = dealt(game, seed=1)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_bots_of_open_spiel_play_whole_games(variant: Variant) -> None:
    game = load(variant)
    bots = [search_bot(game, seed=seat) for seat in range(game.num_players())]
    assert sum(play(game, bots)) == pytest.approx(0)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_resampler_can_be_handed_over(game: str) -> None:
    """A search that starts from worlds of one's own choice."""
    asked = []

    def resample(state: State, player: int) -> State:
        asked.append(player)
        return state.resample_from_infostate(player, lambda: 0.5)

    loaded = pyspiel.load_game(f"{PREFIX}{game}")
    state = dealt(loaded, 6)
    assert search_bot(loaded, 2, resample).step(state) in state.legal_actions()
    assert asked == [state.current_player()] * SEARCHES


def test_the_environment_of_open_spiel_plays_them(game: str) -> None:
    environment = rl_environment.Environment(
        f"{PREFIX}{game}", chance_event_sampler=rl_environment.ChanceEventSampler(5)
    )
    actions = environment.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player_id=seat, num_actions=actions) for seat in range(2)]
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == len(find(game).features or ())
        step = environment.step([agents[seat].step(step).action])
    assert sorted(step.rewards) in ([-1, 1], [0, 0])
    assert environment.game.max_history_length() == environment.game.max_game_length() + SEED_DIGITS


def test_warashi_plays_the_bots_of_open_spiel(game: str) -> None:
    loaded = pyspiel.load_game(f"{PREFIX}{game}")
    bots = [WarashiBot(level=2, seed=1), search_bot(loaded, 2)]
    assert sorted(play(loaded, bots)) in ([-1, 1], [0, 0])


def test_warashi_plays_in_the_evaluation_of_open_spiel(game: str) -> None:
    loaded = pyspiel.load_game(f"{PREFIX}{game}")
    bots = [WarashiBot(level=2), pyspiel.make_uniform_random_bot(1, 5)]
    returns = evaluate_bots.evaluate_bots(loaded.new_initial_state(), bots, np.random.RandomState(1))
    assert sorted(returns) in ([-1, 1], [0, 0])


def test_warashi_thinks_for_a_time(game: str) -> None:
    state = dealt(pyspiel.load_game(f"{PREFIX}{game}"), 2)
    assert WarashiBot(seconds=0.01).step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["naishi", "take"])
def test_the_match_against_open_spiel_plays_a_pair(game: str) -> None:
    pair = runpy.run_path(str(ROOT / "bench/openspiel_match.py"))["play_pair"](game, number=3, seconds=0.001)
    assert pair.points in (0, 0.5, 1, 1.5, 2)
    assert all(side.decisions > 10 for side in pair.sides)
    assert pair.rollouts >= 2 * pair.sides[1].decisions


def test_an_illegal_action_raises_and_names_the_legal_ones(game: str) -> None:
    state = dealt(pyspiel.load_game(f"{PREFIX}{game}"), 1)
    moves, legal = find(game).moves, state.legal_actions()
    illegal = next(action for action in range(len(moves)) if action not in legal)
    for action in (illegal, len(moves)):
        with pytest.raises(pyspiel.SpielError) as caught:
            state.apply_action(action)
        assert all(f" {action} ({moves[action]})" in str(caught.value) for action in legal)
    assert state.legal_actions() == legal
    assert len(state.history()) == SEED_DIGITS
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)


def test_before_the_deal_there_is_nothing_to_see(game: str) -> None:
    state = pyspiel.load_game(f"{PREFIX}{game}").new_initial_state()
    assert state.is_chance_node()
    assert seen_by(state, 0)[:2] == ["before the deal"] * 2
    assert not any(state.information_state_tensor(0))
    with pytest.raises(pyspiel.SpielError, match="from 0 to 15"):
        state.apply_action(16)
    with pytest.raises(zashiki.BadArgument, match="There is no position"):
        _ = state.position


def test_bad_parameters_are_explained() -> None:
    with pytest.raises(zashiki.BadArgument, match="'2/1' or '1/0'"):
        pyspiel.load_game("zashiki_take(ninja_values=3/3)")
    with pytest.raises(zashiki.BadArgument, match="2 to 4"):
        pyspiel.load_game("zashiki_ninjato(players=5)")


def test_python_ends_without_a_crash() -> None:
    """OpenSpiel releases registered games after Python has ended."""
    program = "import pyspiel, zashiki.research.open_spiel; pyspiel.load_game('zashiki_take').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_golden_playthrough_of_a_game(game: str) -> None:
    """In OpenSpiel's own format; `python -m tests.research.test_open_spiel` writes them."""
    assert playthrough(game) == (GOLDEN / f"{PREFIX}{game}.txt").read_text(encoding="utf-8")


def playthrough(game: str) -> str:
    """A playthrough, with fingerprints in place of long tensors."""
    lines = generate_playthrough.playthrough_lines(f"{PREFIX}{game}", seed=7)
    return "\n".join(map(shortened, lines)) + "\n"


def shortened(line: str) -> str:
    if "Tensor(" not in line or len(line) <= LONGEST_TENSOR:
        return line
    return f"{line[:LONGEST_TENSOR]}… #{sha256(line.encode()).hexdigest()[:16]}"


def write_golden() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game in installed_games():
        (GOLDEN / f"{PREFIX}{game}.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    write_golden()
