"""Sharing a keyboard: who is sitting at it, what was reported to each person, and the curtain between them."""

from collections.abc import Sequence

from zashiki.kernel.position import Position
from zashiki.terminal.screen import Screen
from zashiki.terminal.seats import people_in
from zashiki.terminal.wording import shown, text


class Keyboard:
    """The people who share a keyboard.

    Where cards are hidden, a curtain falls between two people: the screen is cleared, and the next person has to
    confirm that nobody else is looking.
    """

    def __init__(self, position: Position, names: Sequence[str], seat: int | None = None) -> None:
        self.names = names
        self.people = people_in(names) or [0]
        """The seats of people; a game without any is watched from the first seat."""
        self.seat = self._first_seat(position) if seat is None else seat
        """The seat of the person at the keyboard; None before the first curtain."""
        self._reported: dict[int | None, int] = dict.fromkeys((None, *range(position.players)), position.ply)

    def _first_seat(self, position: Position) -> int | None:
        if self.has_curtain(position):
            return None
        return position.player if position.player in self.people else self.people[0]

    def has_curtain(self, position: Position) -> bool:
        """Whether the people must not see each other's cards."""
        return position.rulebook.has_secrets and len(self.people) > 1 and not position.is_over

    def viewer(self, position: Position) -> int | None:
        """The seat whose view is shown; where nothing is hidden, several people see that of the seat to decide."""
        if len(self.people) > 1 and not position.rulebook.has_secrets:
            return position.player
        return self.seat

    def take_unreported(self, position: Position) -> int:
        """The first ply not yet reported to the person at the keyboard; marks everything so far as reported."""
        first = self._reported[self.seat]
        self._reported[self.seat] = position.ply
        return first

    def hand_over(self, position: Position, screen: Screen) -> bool:
        """Seats the person to decide at the keyboard, behind a curtain if needed; returns whether that is a change."""
        player = position.player
        if player is None or player == self.seat or player not in self.people:
            return False
        if self.has_curtain(position):
            self._draw_curtain(self.names[player], screen)
        else:
            self._reported[player] = position.ply
        self.seat = player
        return True

    def _draw_curtain(self, name: str, screen: Screen) -> None:
        if self.seat is not None:
            screen.wait_for_enter(text("hide", name=shown(self.names[self.seat]), next=shown(name)))
        screen.clear()
        screen.wait_for_enter(text("hand-over", name=shown(name)))
        screen.clear()
