"""The guided first games follow the rules, and say what is in the catalogue of texts."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tools.lessons import Lesson, Play, Reply, Scene, Tell, after, data_of, load

from zashiki import Position

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "web/src/games"
CATALOGUES = ROOT / "src/zashiki/messages/en"
SCRIPTS = sorted(GAMES.glob("*/lesson.py"))
MOST_STEPS = 40
"""At fifteen seconds a step this is ten minutes."""
LONGEST_SENTENCE = 140


@pytest.fixture(scope="module", params=SCRIPTS, ids=lambda script: script.parent.name)
def script(request: pytest.FixtureRequest) -> Path:
    return request.param


@pytest.fixture(scope="module")
def lesson(script: Path) -> Lesson:
    return load(script)


def texts_of(script: Path) -> dict[str, str]:
    game = script.parent.name
    catalogue = (CATALOGUES / f"{game}.ftl").read_text("utf-8")
    return dict(re.findall(rf"^{game}-lesson-([\w-]+) = (.*)$", catalogue, re.MULTILINE))


def test_every_step_is_possible_and_goes_on_from_the_one_before(script: Path, lesson: Lesson) -> None:
    data = data_of(script.parent.name, lesson)
    assert len(data.steps) == len(lesson.steps)
    assert 0 < len(data.steps) <= MOST_STEPS


def test_a_lesson_says_every_message_that_is_written_for_it(script: Path, lesson: Lesson) -> None:
    assert {step.name for step in lesson.steps if step.name} == set(texts_of(script))


def test_steps_without_a_sentence_are_replies(lesson: Lesson) -> None:
    assert all(step.name or isinstance(step, Reply) for step in lesson.steps)


def test_a_step_says_one_short_sentence(script: Path) -> None:
    assert [text for text in texts_of(script).values() if len(text) > LONGEST_SENTENCE or ". " in text] == []


def test_every_game_with_a_board_is_taught() -> None:
    assert {script.parent for script in SCRIPTS} == {description.parent for description in GAMES.glob("*/index.ts")}


def test_every_section_of_the_rules_page_is_taught(script: Path, lesson: Lesson) -> None:
    rules = (script.parent / "rules.ts").read_text("utf-8")
    titles = [title for title in re.findall(r"\btitle: '([\w-]+)'", rules) if not title.endswith("-example")]
    assert list(lesson.topics) == titles
    assert all(topics.split() for topics in lesson.topics.values())


def test_every_topic_is_taught_once(lesson: Lesson) -> None:
    topics = " ".join(lesson.topics.values()).split()
    taught = Counter(topic for step in lesson.steps for topic in step.teaches.split())
    assert len(set(topics)) == len(topics)
    assert taught == Counter(topics)


def dealt(*steps: Tell | Play | Reply, moves: str = "") -> Lesson:
    return Lesson({}, [Scene(after(Position.deal("take", seed=7), moves), steps)])


def test_a_step_holds_the_views_before_and_after_the_move_and_what_it_scores() -> None:
    data = data_of("take", dealt(Play("first", "E>R"), Reply("second", "A", at="hall:A score:1")))
    first, second = data.steps
    [taken] = first.moves
    assert (first.message, first.player, list(first.question)) == (
        "take-lesson-first",
        0,
        Position.deal("take", seed=7).question,
    )
    assert (taken.seat, [(fact.message, fact.points) for fact in taken.does]) == (
        0,
        [("take-samurai", None), ("gain", 3)],
    )
    assert data.views[taken.view]["scores"] == [3, 0]
    assert second.view == taken.view
    assert (second.kind, second.at, second.moves[0].seat, second.moves[0].does) == (
        "reply",
        ("hall:A", "score:1"),
        1,
        (),
    )


def test_a_view_is_stored_without_what_is_as_before() -> None:
    first, second = data_of("take", dealt(Play("first", "A"))).views
    assert first["game"] == "take"
    assert "game" not in second


def test_a_hidden_choice_of_the_opponent_stays_hidden() -> None:
    start = Position.deal("naishi", seed=1)
    learners = start.legal_moves[0]
    hidden = after(start, learners).legal_moves[0]
    lesson = Lesson({}, [Scene(start, [Play("mine", learners), Reply("theirs", hidden), Tell("on")])])
    _, reply, _ = data_of("naishi", lesson).steps
    assert reply.moves[0].move not in ("", hidden)


def test_a_wrong_step_is_an_error() -> None:
    with pytest.raises(ValueError, match="'first'"):
        data_of("take", dealt(Play("first", "F")))
    with pytest.raises(ValueError, match="seat 1 is to decide"):
        data_of("take", dealt(Play("second", "B"), moves="A"))
    with pytest.raises(ValueError, match="several moves"):
        data_of("take", dealt(Play("either", "A B"), Tell("more")))
    with pytest.raises(ValueError, match="position of naishi"):
        data_of("naishi", dealt(Tell("first")))
