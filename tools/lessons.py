"""Guided first games: the format of `web/src/games/NAME/lesson.py`, and the data for the page that is made from it.

`lesson.py` defines `LESSON`, a `Lesson`. It has scenes; a scene starts from a `Position`, which is dealt from a seed,
played on (`after`) or restored from a snapshot, and has steps:

- `Tell`: Warashi explains something; the learner presses "Next". `at` names the places to point at.
- `Play`: the learner makes a move. Only the expected moves are offered, so that their places are highlighted.
- `Reply`: Warashi makes a move. The sentence appears after it; without one the lesson goes on at once.

Step `take` of Ta-Ke says the message `take-lesson-take` of the game's catalogue: one sentence of at most 140
characters, which may refer to other messages (`{ take-piece-G }`). Several steps may share a message. `at` holds names
of places as in `data-place`, separated by spaces, such as `hall:A supply score:0`; the expected moves need none, their
places are highlighted anyway. `teaches` holds names of topics. `Lesson.topics` declares the topics for every section
of the rules page, by the message of its title; every topic is taught by exactly one step. A step that offers several
moves is the last of its scene.

    LESSON = Lesson(
        topics={"rules-turn": "take score", "take-rules-title-ghosts": "ghost"},
        scenes=[
            Scene(
                Position.deal("take", seed=7),
                [
                    Tell("hall", at="hall"),
                    Play("take", "E>R", teaches="take score"),
                    Reply("ghosts", "A", at="hall:E hall:A", teaches="ghost"),
                ],
            ),
        ],
    )

`make generate` writes `lesson.json`, which the page loads for `/learn/NAME`. Everything in it comes from the view of
the learner's seat. `tests/test_lessons.py` plays every lesson by the rules; `web/src/games/lessons.test.ts` draws it.
"""

import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from zashiki.kernel.errors import ZashikiError
from zashiki.kernel.facts import Fact
from zashiki.kernel.position import Position

LEARNER = 0
"""The learner's seat in every lesson."""


@dataclass(frozen=True)
class Tell:
    """Warashi explains something."""

    name: str
    at: str = ""
    teaches: str = ""


@dataclass(frozen=True)
class Play:
    """The learner makes one of the expected moves, which are separated by spaces."""

    name: str
    moves: str
    at: str = ""
    teaches: str = ""


@dataclass(frozen=True)
class Reply:
    """An opponent makes a move; the name may be empty."""

    name: str
    move: str
    at: str = ""
    teaches: str = ""


Step = Tell | Play | Reply


@dataclass(frozen=True)
class Scene:
    """A position, and the steps from there."""

    start: Position
    steps: Sequence[Step]


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    topics: Mapping[str, str]
    """The topics of each section of the rules page, separated by spaces."""
    scenes: Sequence[Scene]

    @property
    def steps(self) -> list[Step]:
        """The steps of all scenes."""
        return [step for scene in self.scenes for step in scene.steps]


def after(position: Position, moves: str) -> Position:
    """The position after some moves, which are separated by spaces."""
    position = position.copy()
    for move in moves.split():
        position.push(move)
    return position


class LessonMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a lesson, and what the learner sees of it."""

    move: str
    seat: int
    view: int
    """The view after the move."""
    does: tuple[Fact, ...] = ()
    """What the move would do."""
    events: tuple[Fact, ...] = ()


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a lesson."""

    kind: Literal["tell", "play", "reply"]
    message: str
    """The message of the sentence; empty if the step says nothing."""
    scene: int
    view: int
    """The view before the move."""
    player: int | None = None
    """The seat to decide."""
    question: tuple[Fact, ...] = ()
    at: tuple[str, ...] = ()
    """The places to point at."""
    moves: tuple[LessonMove, ...] = ()
    """The moves that the learner may make, or the one that is made."""


class LessonData(msgspec.Struct, frozen=True):
    """A guided first game, as the page plays it."""

    seat: int
    """The learner's seat."""
    players: int
    options: dict[str, str]
    views: tuple[dict[str, Any], ...]
    """The views, each without the fields that are as in the one before it."""
    steps: tuple[LessonStep, ...]


def load(script: Path) -> Lesson:
    """The lesson of a script."""
    spec = importlib.util.spec_from_file_location(f"lesson_of_{script.parent.name}", script)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    lesson: Lesson = module.LESSON
    return lesson


def data_of(game: str, lesson: Lesson) -> LessonData:
    """A lesson as the page plays it. Raises ValueError for a step that the rules do not allow."""
    start = lesson.scenes[0].start
    views: list[dict[str, Any]] = []
    steps = [step for number in range(len(lesson.scenes)) for step in _scene(game, lesson, number, views)]
    return LessonData(LEARNER, start.players, start.options, tuple(_differences(views)), tuple(steps))


def text_of(game: str, lesson: Lesson) -> str:
    """The text of `lesson.json`: a line for each view and each step."""
    fields = msgspec.to_builtins(data_of(game, lesson))
    lines = [
        f'"{name}":{_lines(value) if isinstance(value, tuple) else _json(value)}' for name, value in fields.items()
    ]
    return "{" + ",\n".join(lines) + "}\n"


def _lines(values: Sequence[Any]) -> str:
    return "[\n" + ",\n".join(_json(value) for value in values) + "\n]"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _scene(game: str, lesson: Lesson, number: int, views: list[dict[str, Any]]) -> list[LessonStep]:
    scene = lesson.scenes[number]
    position = scene.start.copy()
    if position.rulebook.name != game or position.players != lesson.scenes[0].start.players:
        raise ValueError(f"Scene {number} must be a position of {game} with the same number of players as the others.")
    view = _add_view(views, position)
    steps = []
    for step in scene.steps:
        moves = () if isinstance(step, Tell) else _moves(step, position, views)
        is_last = step is scene.steps[-1]
        if len(moves) > 1 and not is_last:
            raise ValueError(f"Step {step.name!r} offers several moves, so it must be the last of its scene.")
        steps.append(
            LessonStep(
                kind=type(step).__name__.lower(),  # type: ignore[arg-type]
                message=f"{game}-lesson-{step.name}" if step.name else "",
                scene=number,
                view=view,
                player=position.player,
                question=tuple(position.question) if isinstance(step, Play) else (),
                at=tuple(step.at.split()),
                moves=moves,
            )
        )
        if moves and not is_last:
            position.push(_names(step)[0])
            view = moves[0].view
    return steps


def _names(step: Step) -> list[str]:
    """The step's moves in notation."""
    return [] if isinstance(step, Tell) else step.moves.split() if isinstance(step, Play) else [step.move]


def _moves(step: Play | Reply, position: Position, views: list[dict[str, Any]]) -> tuple[LessonMove, ...]:
    is_learner = position.player == LEARNER
    if is_learner != isinstance(step, Play):
        raise ValueError(f"Step {step.name!r}: seat {position.player} is to decide, and the learner is seat {LEARNER}.")
    return tuple(_move(step, move, position, views) for move in _names(step))


def _move(step: Step, move: str, position: Position, views: list[dict[str, Any]]) -> LessonMove:
    seat = position.player
    assert seat is not None
    following = position.copy()
    try:
        following.push(move)
    except ZashikiError as error:
        raise ValueError(f"Step {step.name!r}: {error}") from error
    is_learner = seat == LEARNER
    return LessonMove(
        move=following.moves_seen(LEARNER)[-1],
        seat=seat,
        view=_add_view(views, following),
        does=tuple(position.foresee(move)) if is_learner else (),
        events=tuple(following.events(LEARNER)),
    )


def _add_view(views: list[dict[str, Any]], position: Position) -> int:
    views.append(msgspec.to_builtins(position.view(LEARNER)))
    return len(views) - 1


def _differences(views: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    before: Mapping[str, Any] = {}
    found = []
    for view in views:
        found.append({name: value for name, value in view.items() if name not in before or before[name] != value})
        before = view
    return found
