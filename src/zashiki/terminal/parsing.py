"""What players type: commands, and moves in notation or by their number in the list."""

from collections.abc import Iterable

from zashiki.kernel.errors import ZashikiError, did_you_mean, quoted
from zashiki.kernel.position import Position

HELP = """\
Type a move, or its number in the list. Other commands:
  moves         list all legal moves
  moves R       list those that begin with R (or type R)
  board         show the board again
  ?             show this help (also: help)
  ? MOVE        what a move would do, or why it is illegal
  score         where the points come from, as far as seen
  hint          the best moves according to Warashi
  undo          take back your move, if nothing is hidden
  review        what was missed, once the game is over
  save FILE     save the game in a file
  resume FILE   continue a saved game
  new           deal another game
  quit          leave; an unfinished game is saved for you"""

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
        raise ZashikiError(f"Capitals matter here: {' or '.join(matches)}?")
    for move in (*matches, *book.moves):
        if move.lower() == typed.lower():
            return move
    suggestion = did_you_mean(text, [*legal, *commands])
    raise ZashikiError(f"{quoted(text)} is neither a {book.title} move nor a command.{suggestion} Type ? for help.")


def _numbered_move(number: str, position: Position) -> str:
    moves = {str(place): move for place, move in enumerate(position.legal_moves, start=1)}
    if not moves:
        raise ZashikiError(f"The game is over; there is no move {quoted(number)}.")
    if number not in moves:
        raise ZashikiError(f"There is no move {quoted(number)}; the list has {len(moves)}.")
    return moves[number]


def moves_with_prefix(prefix: str, position: Position) -> list[str]:
    """The legal moves that begin with a prefix; none if the prefix is a move itself."""
    typed = prefix.lower()
    if any(move.lower() == typed for move in position.rulebook.moves):
        return []
    return [move for move in position.legal_moves if move.lower().startswith(typed)]
