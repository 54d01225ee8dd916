"""`Position`, the main interface."""

import copy
import pickle
from collections.abc import Callable

import pytest

from tests.leaks import redacted
from tests.playing import Variant, every_ply, random_position
from zashiki import BadArgument, IllegalMove, Outcome, Position, ZashikiError, deal


def test_deal_is_available_from_the_package() -> None:
    assert deal("take", seed=7) == Position.deal("take", seed=7)
    assert deal("take") != deal("take")


def test_push_and_pop_work_as_in_python_chess() -> None:
    position = deal("take", seed=7)
    first = position.legal_moves[0]
    position.push(first)
    assert position.moves == [first]
    assert position.ply == 1
    assert position.player == 1
    assert position.pop() == first
    assert position == deal("take", seed=7)


def test_a_long_game_grows_beyond_the_first_states() -> None:
    """Samurai moved to and fro and abilities make games of more than 64 decisions."""
    longest = max((random_position("take", seed) for seed in range(40)), key=lambda position: position.ply)
    assert longest.ply > 64
    for _ in range(longest.ply):
        longest.pop()
    assert longest.ply == 0


def test_copies_are_independent() -> None:
    position = random_position("take", 1, plies=20)
    twin = position.copy()
    assert twin == position
    assert hash(twin) == hash(position)
    twin.push(twin.legal_moves[0])
    assert twin != position
    assert position.ply == 20
    twin.pop()
    assert twin == position
    assert twin.moves == position.moves


COPIES: dict[str, Callable[[Position], Position]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
}


@pytest.mark.parametrize("way", COPIES)
def test_copies_by_the_standard_library_are_copies_too(way: str) -> None:
    position = random_position("take", 1, plies=20)
    twin = COPIES[way](position)
    assert twin == position
    assert twin.rulebook is position.rulebook
    twin.push(twin.legal_moves[0])
    assert position.ply == len(position.moves) == 20
    twin.pop()
    twin.pop()
    assert len(position.moves) == 20


@pytest.mark.parametrize("way", COPIES)
def test_copies_play_on_like_the_original(way: str, game: str) -> None:
    """The seat to decide, the past and what a seat is told are those of the original, move after move."""
    position = Position.restore(random_position(game, 2, plies=3).snapshot(), seed=5)
    twin = COPIES[way](position)
    while not position.is_over:
        assert twin.player == position.player
        assert twin.legal_moves == position.legal_moves
        move = position.legal_moves[-1]
        position.push(move)
        twin.push(move)
        assert twin.events(None) == position.events(None)
    assert twin.outcome == position.outcome
    assert (twin.moves, twin.seed, twin.setup) == (position.moves, position.seed, position.setup)


def test_a_deep_copy_has_a_setup_of_its_own() -> None:
    position = Position.restore(random_position("take", 1, plies=20).snapshot(), seed=5)
    twin = copy.deepcopy(position)
    assert twin.setup is not None
    twin.setup["options"] = {}
    assert position.setup != twin.setup


def test_changing_the_list_of_legal_moves_does_not_change_the_position() -> None:
    position = deal("take", seed=7)
    legal = position.legal_moves
    position.legal_moves.clear()
    assert position.legal_moves == legal


def test_legal_moves_follow_the_position() -> None:
    position = deal("take", seed=7)
    first = position.legal_moves
    position.push(first[0])
    second = position.legal_moves
    assert second == position.copy().legal_moves != first
    position.pop()
    assert position.legal_moves == first


def test_a_preview_is_the_state_after_a_move_and_changes_nothing(game: str) -> None:
    position = Position.deal(game, seed=5)
    before, move = bytes(position), position.legal_moves[-1]
    preview = position.preview(move)
    assert bytes(position) == before
    assert position.preview("no such move") is None
    position.push(move)
    assert preview.tobytes() == bytes(position)
    illegal = next(other for other in position.rulebook.moves if other not in position.legal_moves)
    assert position.preview(illegal) is None


def test_a_preview_does_not_change_what_is_played_later(game: str) -> None:
    position, plain = Position.deal(game, seed=5), Position.deal(game, seed=5)
    first, other = position.legal_moves[0], position.legal_moves[-1]
    for previewed, played in ((first, other), (other, other), (first, first)):
        position.preview(previewed)
        position.push(played)
        plain.push(played)
        assert (bytes(position), position.legal_moves) == (bytes(plain), plain.legal_moves)
        position.pop()
        plain.pop()
        assert (bytes(position), position.legal_moves) == (bytes(plain), plain.legal_moves)


def test_positions_differ_by_game_not_by_past() -> None:
    position = random_position("take", 1, plies=20)
    restored = Position.restore(position.snapshot(), seed=position.seed)
    assert restored.moves == []
    assert restored.setup == position.snapshot()
    assert restored != position  # the random state has moved on since the deal
    assert restored == Position.restore(position.snapshot(), seed=position.seed)
    assert (position == "take") is False


def test_the_outcome_is_known_at_the_end() -> None:
    position = random_position("take", 3, plies=10)
    assert position.outcome is None
    position = random_position("take", 3)
    best = max(position.scores)
    winners = tuple(seat for seat in (0, 1) if position.scores[seat] == best)
    assert position.outcome == Outcome(winners, position.scores)
    assert position.is_over
    assert position.player is None


def test_standings_rank_the_seats_of_a_finished_game(game: str) -> None:
    assert random_position(game, 3, plies=5).standings is None
    position = random_position(game, 3)
    assert position.standings is not None
    assert position.outcome is not None
    best = max(position.standings)
    assert position.outcome.winners == tuple(
        seat for seat in range(position.players) if position.standings[seat] == best
    )


def test_repr_and_str() -> None:
    assert repr(deal("take", seed=1)) == "<Position take, 0 moves, seat 0 to decide>"
    assert repr(random_position("take", 1)).endswith("over>")
    assert str(deal("take", seed=1)).count("\n") > 15


def test_an_imagined_position_is_reproducible_and_can_be_played() -> None:
    position = random_position("take", 4, plies=30)
    imagined = position.imagine(0, seed=9)
    assert imagined == position.imagine(0, seed=9)
    assert imagined.legal_moves == position.legal_moves
    imagined.push(imagined.legal_moves[0])
    assert position.ply == 30


def test_an_unknown_game_is_reported_with_the_nearest_name() -> None:
    with pytest.raises(BadArgument, match=r"no game 'tak'; there is .*Did you mean 'take'\?"):
        deal("tak")
    with pytest.raises(BadArgument, match="no game None"):
        deal(None)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match=r"no game \[\]"):
        deal([])  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [1, 3, 0, -2, "2", 2.0, True, []])
def test_the_number_of_players_is_checked(players: object) -> None:
    with pytest.raises(BadArgument, match="Ta-Ke is played by 2"):
        deal("take", players=players)  # type: ignore[arg-type]


def test_options_are_checked() -> None:
    assert deal("take", options={"ninja_repeats": "yes"}).options == {"ninja_values": "2/1", "ninja_repeats": "yes"}
    with pytest.raises(BadArgument, match=r"no option 'ninja_value'.*Did you mean 'ninja_values'\?"):
        deal("take", options={"ninja_value": "2/1"})
    with pytest.raises(BadArgument, match="ninja_values is '2/1' or '1/0', not '3/2'"):
        deal("take", options={"ninja_values": "3/2"})
    with pytest.raises(BadArgument, match="Options are a mapping"):
        deal("take", options=["ninja_values"])  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [2, -1, "0", 0.0, True])
def test_seats_are_checked(seat: object) -> None:
    position = deal("take", seed=1)
    for look in (position.view, position.imagine, position.board):
        with pytest.raises(BadArgument, match="A seat is a number from 0 to 1"):
            look(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", ["", "a", "A ", "A>S", "F", "C>", "C>C", "R:A>A", "N.N", None, 3, ["A"], "A\x00"])
def test_invalid_notation_is_refused(move: object) -> None:
    position = deal("take", seed=1)
    with pytest.raises(IllegalMove, match="is not a Ta-Ke move"):
        position.push(move)  # type: ignore[arg-type]
    assert position == deal("take", seed=1)


def test_moves_before_the_beginning_and_after_the_end_are_refused() -> None:
    with pytest.raises(IllegalMove, match="no move to take back"):
        deal("take", seed=1).pop()
    with pytest.raises(IllegalMove, match="the game is over"):
        random_position("take", 1).push("A")
    with pytest.raises(BadArgument, match="There is no move at ply -1"):
        deal("take", seed=1).events(0)
    for ply in ("x", 0.0, False, 5):
        with pytest.raises(BadArgument, match="There is no move at ply"):
            random_position("take", 1, plies=5).events(0, ply)  # type: ignore[arg-type]


def nested(depth: int) -> object:
    data: object = 0
    for _ in range(depth):
        data = [data]
    return data


@pytest.mark.parametrize("odd", [10**5000, nested(100_000)], ids=["huge", "deep"])
def test_messages_survive_odd_arguments(odd: object) -> None:
    position = deal("take", seed=1)
    for call in (
        lambda: deal(odd),  # type: ignore[arg-type]
        lambda: deal("take", seed=[odd]),  # type: ignore[arg-type]
        lambda: deal("take", players=odd),  # type: ignore[arg-type]
        lambda: deal("take", options={"ninja_values": odd}),  # type: ignore[dict-item]
        lambda: position.push(odd),  # type: ignore[arg-type]
        lambda: position.view(odd),  # type: ignore[arg-type]
        lambda: position.events(0, odd),  # type: ignore[arg-type]
        lambda: Position.restore({"game": odd, "options": {}}),
    ):
        with pytest.raises(ZashikiError):
            call()


def test_legal_actions_are_the_numbers_of_the_legal_moves(game: str) -> None:
    for position in every_ply(Variant(game), seed=1):
        assert [position.rulebook.moves[action] for action in position.legal_actions] == position.legal_moves


def test_knowledge_is_the_state_as_it_was_redacted_for_a_seat(game: str) -> None:
    then = [[redacted(position, seat) for seat in (None, 0, 1)] for position in every_ply(Variant(game), seed=2)]
    *_, position = every_ply(Variant(game), seed=2)
    assert [[position.knowledge(seat, ply) for seat in (None, 0, 1)] for ply in range(position.ply + 1)] == then
    assert position.knowledge(1) == then[-1][2]
    for ply in (-1, position.ply + 1, True, "1"):
        with pytest.raises(BadArgument, match="There is no ply"):
            position.knowledge(0, ply)  # type: ignore[arg-type]
