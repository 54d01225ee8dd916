"""A game that is registered from outside the package is played in the terminal, against Warashi and on the server.

Nothing but its own folder knows this game: whatever fails here depends on a list of games that somebody wrote by hand.
"""

import io
import os
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
from gymnasium import make
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from playwright.sync_api import expect, sync_playwright
from rich.console import Console

from tests.fourth_game.pebbles.features import FEATURES
from tests.leaks import compare_twins, fact_records, twins
from tests.page.conftest import CHROMIUM, FLAGS, PATIENCE
from tests.playing import Variant, every_ply
from tests.server.clients import Person, Player, Server, play_out, supervised
from tests.wording import check_wording
from zashiki import Batch, Position, Record, installed_games, warashi
from zashiki.kernel.catalogue import catalogue, read_catalogue
from zashiki.kernel.entry_points import game_entry_points
from zashiki.kernel.registry import find
from zashiki.research import gymnasium, open_spiel, pettingzoo
from zashiki.table.warm import warm_table
from zashiki.terminal.game import TerminalGame
from zashiki.terminal.screen import Quit
from zashiki.terminal.seats import assign_seats
from zashiki.warashi.warm import warm_engine

ROOT = Path(__file__).parents[2]
ENTRY_POINTS = "[zashiki.games]\npebbles = tests.fourth_game.pebbles:RULEBOOK\n"
METADATA = "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n"


@pytest.fixture(autouse=True)
def distribution(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installs the game, as far as Python can tell."""
    site = tmp_path_factory.mktemp("site")
    folder = site / "pebbles-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(METADATA)
    (folder / "entry_points.txt").write_text(ENTRY_POINTS)
    path = [str(site), str(ROOT), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
    monkeypatch.syspath_prepend(str(site))
    game_entry_points.cache_clear()
    read_catalogue.cache_clear()
    yield
    game_entry_points.cache_clear()
    read_catalogue.cache_clear()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that finds the game compiled: beside other tests it would take long to compile it."""
    warm_table("pebbles")
    warm_engine("pebbles")
    with supervised(Server(tmp_path)) as server:
        yield server


def test_it_is_installed() -> None:
    assert "pebbles" in installed_games()
    assert find("pebbles").title == "Pebbles"


def test_it_is_played_and_recorded() -> None:
    for position in every_ply(Variant("pebbles", {"heap": "large"}), seed=1):
        assert Position.restore(position.snapshot()).legal_moves == position.legal_moves
        assert all(position.describe(move) for move in position.legal_moves)
    assert position.outcome is not None
    assert Record.parse(str(Record.of(position))).replay() == position


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_inherits_the_search_for_leaks(seat: int | None) -> None:
    assert sum(compare_twins(Variant("pebbles"), seed, seat) for seed in range(5)) > 10


def test_its_facts_would_show_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = [twins(Variant("pebbles"), seed, 0) for seed in range(10)]
    told = [[list(fact_records(game, 0)) for game in pair] for pair in pairs if not pair[0].is_over]
    assert all(real == twin for real, twin in told)
    monkeypatch.setattr(Position, "_read", lambda self, viewer, ply: self._states[ply : ply + 1])
    told = [[list(fact_records(game, 0)) for game in pair] for pair in pairs if not pair[0].is_over]
    assert any(real != twin for real, twin in told)


def test_its_catalogue_has_the_words_for_all_its_facts() -> None:
    check_wording("pebbles", games=3, refusals=1)
    assert catalogue().text("pebbles-ask") == "How many pebbles do you take?"


def test_its_board_is_drawn_from_the_view() -> None:
    position = Position.deal("pebbles", seed=3)
    position.push("t2")
    board = "".join(text for text, _ in position.board(0, ["Ann", "Ben"]))
    assert board.splitlines()[0] == f"Heap {'o' * position.view(0).heap}"
    assert board.splitlines()[1].startswith("Ann: 2 pebbles, card ")
    assert board.splitlines()[2] == "Ben: 0 pebbles, card ?"


def test_it_is_observed_in_batches() -> None:
    batch = Batch("pebbles", 3, seed=1, threads=2)
    first = FEATURES.part(batch.observations, "taken")
    actions = batch.sample()
    batch.step(actions)
    taken = FEATURES.part(batch.observations, "taken")
    assert (first == 0).all()
    assert taken[:, 1].tolist() == pytest.approx((actions + 1) / 15)


def test_it_is_played_in_the_terminal() -> None:
    console = Console(file=io.StringIO(), width=60)
    game = TerminalGame(Position.deal("pebbles", seed=3), assign_seats(2, 1, 0, 1), console)
    typed = iter(["?", "hint", "t9", *["t1"] * 7, "review"])

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise Quit
        return line

    game.screen.read = read  # type: ignore[method-assign]
    game.play()
    screen = console.file.getvalue()  # type: ignore[attr-defined]
    assert game.position.is_over
    assert "take 1 pebble of 7" in screen
    assert "You take 1 pebble" in screen
    assert "Warashi 1 takes" in screen


def test_warashi_plays_hints_and_reviews() -> None:
    position = Position.deal("pebbles", seed=2)
    while not position.is_over:
        (best, *_) = warashi.hint(position, seed=1)
        assert best.move in position.legal_moves
        position.push(warashi.choose(position, level=2, seed=position.ply))
    review = warashi.review(Record.of(position), nodes=50)
    assert review.decisions


def test_it_is_played_on_the_server(server: Server) -> None:
    person = Person(server)
    assert "pebbles" in [about["name"] for about in person.get("/api/games")]
    table = person.open_table("pebbles", "me", 1, options={"heap": "small"})
    player = Player(person, table)
    play_out(player)
    assert player.now is not None
    assert player.now["view"]["heap"] == 0
    assert Record.parse(person.get(f"/api/tables/{table}/record")).verify().is_over


def test_it_is_played_on_the_page(server: Server) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(base_url=server.url)
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        page.locator("[data-game=pebbles]").get_by_role("button", name="Play").click()
        page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
        board = page.get_by_role("img", name="Board, as text")
        # Warashi may begin.
        page.get_by_role("button", name=re.compile("^Take 1 pebble of [4-7]$")).click()
        expect(page.locator("[data-log]")).to_contain_text("You take 1 pebble")
        expect(board).to_contain_text(re.compile("Guest .*: 1 pebble, card [1-9]"))
        browser.close()


def test_it_has_an_environment_of_pettingzoo() -> None:
    environment = pettingzoo.__getattr__("pebbles_v0").env(options={"heap": "large"})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(environment)
    environment.reset(seed=3)
    environment.step(0)
    assert environment.unwrapped.position.moves == ["t1"]


def test_it_has_an_environment_of_gymnasium() -> None:
    gymnasium.register("pebbles")
    environment = make("zashiki/Pebbles-v0", opponent="warashi2", seat=1)
    observation, _ = environment.reset(seed=3)
    assert observation["action_mask"].sum() == 3
    check_env(environment.unwrapped, skip_render_check=True)


def test_it_is_a_game_of_open_spiel() -> None:
    open_spiel.register("pebbles")
    game = pyspiel.load_game("zashiki_pebbles(heap=large)")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert game.observation_tensor_size() == len(find("pebbles").features or ())
