"""What players type: commands, and moves in notation or by their number in the list."""

from collections.abc import Iterable

from zashiki.kernel.errors import ZashikiError, because, nearest, quoted
from zashiki.kernel.position import Position

_ALIASES = {"help": "?", "rules": "?", "q": "quit", "exit": "quit", "list": "moves"}


def split_command(line: str) -> tuple[str, str]:
    """The first word of a line as a command, aliases resolved, and the rest. The word need not be a known command.

    >>> split_command("?A"), split_command("Help"), split_command("save my game")
    (('?', 'A'), ('?', ''), ('save', 'my game'))
    """
    if line.startswith("?"):
        return "?", line[1:].strip()
    word, _, rest = line.partition(" ")
    return _ALIASES.get(word.lower(), word.lower()), rest.strip()


def split_moves(line: str, position: Position) -> list[str]:
    """The moves in a line: several of them separated by blanks, or a single one that contains blanks."""
    words = line.split()
    known = {move.lower() for move in position.rulebook.moves}
    return words if all(word.lower() in known for word in words) else [line]


def parse_move(text: str, position: Position, commands: Iterable[str] = ()) -> str:
    """A move from its number in the list, or in notation, whatever its case and blanks.

    Raises ZashikiError with a suggestion among the legal moves and `commands` if it is not a move of the game.
    """
    if text.isascii() and text.isdigit():
        return _numbered_move(text, position)
    book, legal = position.rulebook, position.legal_moves
    typed = "".join(text.split())
    if typed in book.actions:
        return typed
    matches = [move for move in legal if move.lower() == typed.lower()]
    if len(matches) > 1:
        raise ZashikiError(because("capitals", moves=";".join(matches)))
    for move in (*matches, *book.moves):
        if move.lower() == typed.lower():
            return move
    near = nearest(text, [*legal, *commands])
    raise ZashikiError(because("not-understood", given=quoted(text), game=book.title, near=near))


def _numbered_move(number: str, position: Position) -> str:
    moves = {str(place): move for place, move in enumerate(position.legal_moves, start=1)}
    if not moves:
        raise ZashikiError(because("game-over-no-move", number=quoted(number)))
    if number not in moves:
        raise ZashikiError(because("no-move-number", number=quoted(number), count=len(moves)))
    return moves[number]


def moves_with_prefix(prefix: str, position: Position) -> list[str]:
    """The legal moves that begin with a prefix; none if the prefix is a move itself."""
    typed = prefix.lower()
    if any(move.lower() == typed for move in position.rulebook.moves):
        return []
    return [move for move in position.legal_moves if move.lower().startswith(typed)]
