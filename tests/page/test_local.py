"""The page plays games by itself: the same ones as Python, and with the same Warashi."""

import json
import random
from base64 import b64encode
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from tests.page.conftest import Visit
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find, installed_games
from zashiki.server.http.document import MANIFEST
from zashiki.server.http.page import COMPILED
from zashiki.targets import wasm
from zashiki.warashi.analysis import analyse
from zashiki.warashi.hints import hint
from zashiki.warashi.levels import choose
from zashiki.warashi.reviews import review

SEED = 2**200 + 22
LEVELS = range(1, 8)
MOST = 60
"""The decisions of a game with more than two players, which are many; the others are played to the end."""
PLIES = {"take": (0, 20), "naishi": (3, 20), "ninjato": (1, 60)}
"""Where Warashi thinks."""
NODES = {"take": 30_000, "naishi": 700, "ninjato": 700}
REPLAY = """
async ([address, name, players, options, seed, decisions]) => {
  const { LocalGame, Position } = await import(address);
  const position = Position.deal(await LocalGame.load(name), { seed: BigInt(seed), players, options });
  const packed = (bytes) => btoa(String.fromCharCode(...bytes));
  const shown = decisions.map(({ move, seat, of, illegal }) => {
    const before = {
      legal: position.legal_moves,
      player: position.player,
      question: position.question,
      foreseen: position.foresee(move),
      refusal: position.refusal(illegal),
      imagined: packed(position.imagine(seat, 5n).state()),
    };
    position.push(move);
    return {
      ...before,
      state: packed(position.state()),
      record: packed(position.view_record(seat)),
      view: position.view(seat, [of]),
      events: position.events(seat),
      points: position.explain(seat, of, [of]),
      reveals: position.reveals(),
      scores: position.scores,
    };
  });
  const end = { outcome: position.outcome, seen: position.moves_seen(0), options: position.options };
  for (let ply = 0; ply < 3; ply++) position.pop();
  return { shown, end, back: packed(position.state()), legal: position.legal_moves };
}
"""
THINK = """
async ([address, name, seed, moves, levels, nodes]) => {
  const { LocalGame, Position, Warashi } = await import(address);
  const game = await LocalGame.load(name);
  const position = Position.deal(game, { seed: BigInt(seed) });
  for (const move of moves) position.push(move);
  const warashi = new Warashi(game);
  try {
    return {
      chosen: await Promise.all(levels.map((level) => warashi.choose(position, level, BigInt(level)))),
      candidates: await warashi.analyse(position, { nodes, seed: 9n, lines: 2 }),
      shared: await warashi.analyse(position, { nodes, seed: 9n, cores: 2 }),
      hints: await warashi.hint(position, 2),
    };
  } finally {
    warashi.close();
  }
}
"""
REVIEW = """
async ([address, name, seed, moves, first]) => {
  const { LocalGame, Position, Warashi, accuracy_of } = await import(address);
  const game = await LocalGame.load(name);
  game.about.levels[5].nodes = 300;
  const position = Position.deal(game, { seed: BigInt(seed) });
  for (const move of moves) position.push(move);
  const warashi = new Warashi(game);
  const seen = [];
  const decisions = await warashi.review(position, { progress: (done, of) => seen.push([done, of]) });
  warashi.close();
  return { decisions, seen, accuracy: [0, 1].map((seat) => accuracy_of(game, decisions, seat)) };
}
"""
STOP = """
async ([address, name]) => {
  const { LocalGame, Position, Warashi } = await import(address);
  const game = await LocalGame.load(name);
  const position = Position.deal(game, { seed: 1n });
  const warashi = new Warashi(game);
  const stopping = new AbortController();
  const reports = [];
  const candidates = await warashi.analyse(position, {}, {
    signal: stopping.signal,
    progress: (found, nodes) => {
      reports.push([found.length, nodes]);
      if (reports.length === 2) stopping.abort();
    },
  });
  const again = await warashi.analyse(position, { nodes: 50, seed: 3n });
  const before = await warashi.analyse(position, {}, { signal: AbortSignal.abort() });
  warashi.close();
  return { reports, found: candidates.length, again: again.length, before };
}
"""


@pytest.fixture(scope="session", autouse=True)
def modules() -> None:
    """The games, compiled for browsers; `make test` has done so before."""
    wasm.write(COMPILED)


@pytest.fixture
def home(visit: Visit) -> Page:
    """A page that can import what plays games."""
    return visit()


def address() -> str:
    """Where the page has its own games."""
    return f"/{json.loads(Path(MANIFEST).read_text())['src/local/index.ts']['file']}"


def cases() -> list[tuple[str, int]]:
    return [(game, players) for game in installed_games() for players in find(game).players]


def plain(value: Any) -> Any:
    """A value as it arrives in a page."""
    return json.loads(msgspec.json.encode(value))


def packed(content: bytes) -> str:
    return b64encode(content).decode()


@pytest.mark.parametrize(("name", "players"), cases())
def test_a_game_is_the_same_in_the_page(home: Page, name: str, players: int) -> None:
    book, rng = find(name), random.Random(players)
    options = {option: rng.choice(values) for option, values in book.options.items()}
    position = Position.deal(name, seed=SEED, players=players, options=options)
    decisions, expected = [], []
    while not position.is_over and (players == 2 or position.ply < MOST):
        legal = position.legal_moves
        move, seat, of = rng.choice(legal), rng.choice([None, *range(players)]), rng.randrange(players)
        illegal = rng.choice([other for other in book.moves if other not in legal])
        decisions.append({"move": move, "seat": seat, "of": of, "illegal": illegal})
        before = {
            "legal": legal,
            "player": position.player,
            "question": position.question,
            "foreseen": position.foresee(move),
            "refusal": position.refusal(illegal),
            "imagined": packed(bytes(position.imagine(seat, 5))),
        }
        position.push(move)
        after = {
            "state": packed(bytes(position)),
            "record": packed(position.view_record(seat).tobytes()),
            "view": position.view(seat, [of]),
            "events": position.events(seat),
            "points": position.explain(seat, of, [of]),
            "reveals": position.reveals(),
            "scores": position.scores,
        }
        expected.append(plain({**before, **after}))
    found = home.evaluate(REPLAY, [address(), name, players, options, str(SEED), decisions])
    for ply, (shown, known) in enumerate(zip(found["shown"], expected, strict=True)):
        assert shown == known, ply
    end = {"outcome": position.outcome, "seen": position.moves_seen(0), "options": position.options}
    assert found["end"] == plain(end)
    for _ in range(3):
        position.pop()
    assert (found["back"], found["legal"]) == (packed(bytes(position)), position.legal_moves)


def reached(name: str, ply: int) -> Position:
    """A position of a game in which all moves are random."""
    position, rng = Position.deal(name, seed=SEED), random.Random(1)
    while position.ply < ply or len(position.legal_moves) < 3:
        position.push(rng.choice(position.legal_moves))
    return position


@pytest.mark.parametrize("name", installed_games())
def test_warashi_thinks_in_the_page_as_on_the_server(home: Page, name: str) -> None:
    for ply in PLIES[name]:
        position = reached(name, ply)
        # The higher levels search for long; one position must do.
        levels = list(LEVELS if ply else LEVELS[:5])
        arguments = [address(), name, str(SEED), position.moves, levels, NODES[name]]
        found = home.evaluate(THINK, arguments)
        assert found["chosen"] == [choose(position, level, seed=level) for level in levels]
        assert found["candidates"] == plain(analyse(position, NODES[name], seed=9, lines=2))
        assert found["shared"] == plain(analyse(position, NODES[name], seed=9, cores=2))
        assert found["hints"] == plain(hint(position, 2))


def test_a_review_in_the_page_is_that_of_the_server(home: Page) -> None:
    position = Position.deal("naishi", seed=SEED)
    rng = random.Random(2)
    while not position.is_over:
        position.push(rng.choice(position.legal_moves))
    expected = review(Record.of(position), nodes=300)
    found = home.evaluate(REVIEW, [address(), "naishi", str(SEED), position.moves, 0])
    assert found["decisions"] == plain(expected.decisions)
    assert found["accuracy"] == pytest.approx(expected.accuracy)
    assert [done for done, _ in found["seen"]] == list(range(len(expected.decisions) + 1))


def test_a_search_without_end_can_be_watched_and_stopped(home: Page) -> None:
    found = home.evaluate(STOP, [address(), "naishi"])
    assert found["found"] > 0
    assert found["again"] > 0
    assert found["before"] == []
    assert all(some < more for (_, some), (_, more) in pairwise(found["reports"][:2]))
