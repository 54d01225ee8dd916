"""A second, naive implementation of Ta-Ke over snapshots, to compare the rules with.

It shares nothing with the rules it checks: lists, letters and sets instead of a flat state, numbers and tables.
"""

import copy
from typing import Any

SPACES, COLUMNS = "ABCDE", "DRGN"
PRINTED = dict(zip(SPACES, "SDRGN", strict=True))
ABILITIES = ["D", "R", "G", "N", "N.D", "N.R", "N.G"]


class Reference:
    """A position, made from a snapshot."""

    def __init__(self, snapshot: dict[str, Any]) -> None:
        data = copy.deepcopy(snapshot)
        self.options, self.player, self.scores = data["options"], data["player"], data["scores"]
        self.stacks = dict(zip(SPACES, data["stacks"], strict=True))
        self.ghosts = {space for space, ghost in zip(SPACES, data["ghosts"], strict=True) if ghost}
        self.courts, self.taken = data["courts"], data["taken"]
        self.used, self.closed = set(data["used"]), set(data["closed"])
        self.samurai_moves: list[str] | None = data["samurai_moves"]

    def snapshot(self) -> dict[str, Any]:
        data = {
            "game": "take",
            "options": self.options,
            "player": self.player,
            "scores": self.scores,
            "stacks": [self.stacks[space] for space in SPACES],
            "ghosts": [int(space in self.ghosts) for space in SPACES],
            "supply": 5 - len(self.ghosts),
            "courts": self.courts,
            "used": [ability for ability in ABILITIES if ability in self.used],
            "closed": sorted(self.closed),
            "samurai_moves": self.samurai_moves,
            "taken": self.taken,
        }
        return copy.deepcopy(data)

    # Legal moves

    def legal_moves(self) -> set[str]:
        if self.player is None:
            return set()
        if self.samurai_moves is not None:
            return self.moves_of_samurai() | ({"s."} if self.samurai_moves else set())
        mine, theirs = self.courts[self.player], self.courts[1 - self.player]
        repeats = self.options["ninja_repeats"] == "yes"
        moves = self.takes()
        for ability in "DRG":
            performed = f"N.{ability}" in self.used
            if mine["bottom"][ability] and ability not in self.used and (repeats or not performed):
                moves |= {move or "D:" for move in self.performances(ability)}
        if mine["bottom"]["N"] and "N" not in self.used:
            for ability in "DRG":
                if theirs["bottom"][ability]:
                    moves.add(f"N.{ability}:-")
                    if repeats or ability not in self.used:
                        moves |= {f"N.{move or 'D'}" for move in self.performances(ability)}
        return moves

    def free(self, ghosts: set[str]) -> set[str]:
        """The stacks to take from, if the ghosts were on these spaces."""
        return {space for space in SPACES if self.stacks[space]} - ghosts - self.closed

    def takes(self) -> set[str]:
        moves = set()
        for space in self.free(self.ghosts):
            is_samurai = self.stacks[space][-1] == "S"
            moves |= {f"{space}>{column}" for column in COLUMNS} if is_samurai else {space}
        return moves

    def performances(self, ability: str) -> set[str]:
        """The moves that perform an ability; for the Daimyo an empty one, if there are Samurai."""
        if ability == "D":
            return {""} if sum(self.courts[self.player]["samurai"].values()) else set()
        if ability == "R":
            return {f"R:{a}>{b}" for a in SPACES + "-" for b in SPACES + "-" if self.may_move_ghost(a, b)}
        free = [space for space in SPACES if space not in self.ghosts]
        return {f"G:{a}>{b}" for a in free for b in free if a != b and len(self.stacks[a]) >= 2}

    def may_move_ghost(self, source: str, target: str) -> bool:
        if source == target or target in self.ghosts:
            return False
        has_one = len(self.ghosts) < 5 if source == "-" else source in self.ghosts
        return has_one and bool(self.free(self.ghosts - {source} | ({target} - {"-"})))

    def moves_of_samurai(self) -> set[str]:
        made = self.samurai_moves or []
        moves = set()
        for source in COLUMNS:
            arrived = sum(move[4] == source for move in made)
            if len(made) < 3 and self.courts[self.player]["samurai"][source] > arrived:
                moves |= {f"s:{source}>{target}" for target in COLUMNS if target != source}
        return {move for move in moves if not made or order(move) >= order(made[-1])}

    # Playing

    def push(self, move: str) -> None:
        if self.samurai_moves is not None:
            self.move_samurai(move)
        elif move[0] in SPACES and ":" not in move:
            self.take(move[0], move[-1])
        elif move.startswith("N."):
            self.step_up(self.player, "N")
            self.step_up(1 - self.player, move[2])
            self.used.add("N")
            if not move.endswith(":-"):
                self.used.add(f"N.{move[2]}")
                self.perform(move[2:])
        else:
            self.step_up(self.player, move[0])
            self.used.add(move[0])
            self.perform(move)

    def step_up(self, seat: int, column: str) -> None:
        self.courts[seat]["bottom"][column] -= 1
        self.courts[seat]["middle"][column] += 1

    def perform(self, move: str) -> None:
        if move[0] == "D":
            self.samurai_moves = []
            return
        source, target = move[2], move[4]
        if move[0] == "R":
            self.ghosts = (self.ghosts - {source} | {target}) - {"-"}
        else:
            self.stacks[target].append(self.stacks[source].pop())
            self.closed = self.closed - {source} | {target}

    def move_samurai(self, move: str) -> None:
        if move == "s.":
            self.samurai_moves = None
            return
        samurai = self.courts[self.player]["samurai"]
        samurai[move[2]] -= 1
        samurai[move[4]] += 1
        self.samurai_moves = [*(self.samurai_moves or []), move]
        if not self.moves_of_samurai():
            self.samurai_moves = None

    def take(self, space: str, column: str) -> None:
        chip = self.stacks[space].pop()
        self.ghosts.add(space)
        row, place = ("samurai", column) if chip == "S" else ("bottom", chip)
        self.courts[self.player][row][place] += 1
        shows = [self.stacks[other][-1] if self.stacks[other] else PRINTED[other] for other in SPACES]
        scored = shows[SPACES.index(space)]
        for seat in (0, 1):
            self.scores[seat] += shows.count(scored) * self.influence(seat, scored)
        self.taken += 1
        self.used, self.closed = set(), set()
        self.player = None if self.taken == 35 else 1 - self.player
        if self.player is not None and not self.free(self.ghosts):
            self.ghosts = set()

    def influence(self, seat: int, scored: str) -> int:
        court: dict[str, dict[str, int]] = self.courts[seat]
        if scored == "S":
            return sum(court["samurai"].values())
        bottom, middle = (1, 0) if scored == "N" and self.options["ninja_values"] == "1/0" else (2, 1)
        return bottom * court["bottom"][scored] + middle * court["middle"][scored] + court["samurai"][scored]


def order(move: str) -> tuple[int, int]:
    """The sort key of a Samurai move, by the order of the columns."""
    return COLUMNS.index(move[2]), COLUMNS.index(move[4])
