"""A naive second implementation of Naishi's turns, over snapshots, to compare the rules with.

Points are left out: `test_scoring` counts them by hand.
"""

import copy
from itertools import combinations
from typing import Any

COLUMNS = range(5)


class Reference:
    """A position after the set-up, from a snapshot."""

    def __init__(self, snapshot: dict[str, Any]) -> None:
        self.data = copy.deepcopy(snapshot)
        self.data["scores"] = None

    def snapshot(self) -> dict[str, Any]:
        return copy.deepcopy(self.data)

    def free(self) -> int:
        court, me = self.data["court"], self.data["player"]
        return int(2 - court["swap"][me] - court["discard"][me] - (court["decree"] == me))

    # Legal moves

    def legal_moves(self) -> set[str]:
        if self.data["phase"] == "over":
            return set()
        nonempty = [column for column in COLUMNS if self.data["piles"][column]]
        stage = self.data["stage"]
        moves: set[str] = set()
        if stage != "add":
            moves |= {f"{row}{column + 1}" for row in "LH" for column in nonempty}
        if stage != "develop" and self.free():
            moves |= self.additions(nonempty)
        if stage == "begin":
            moves |= self.other_actions(nonempty)
        if stage == "add":
            moves.add("-")
        return moves

    def additions(self, nonempty: list[int]) -> set[str]:
        court = self.data["court"]
        cards = sum(map(len, self.data["piles"]))
        moves = set()
        if sum(court["discard"]) < 2 and (self.data["stage"] == "add" or cards > 2):
            moves |= {f"x{a + 1}{b + 1}" for a, b in combinations(nonempty, 2)}
        if sum(court["swap"]) < 3:
            moves |= {f"sR{a + 1}{b + 1}" for a, b in combinations(nonempty, 2)}
            moves |= {f"s{row}{a + 1}{b + 1}" for row in "LH" for a, b in combinations(COLUMNS, 2)}
            moves |= {f"sV{column + 1}" for column in COLUMNS}
        return moves

    def other_actions(self, nonempty: list[int]) -> set[str]:
        court, me = self.data["court"], self.data["player"]
        moves = set()
        if self.free() and court["decree"] is None:
            moves |= {f"d{row}{column + 1}" for row in "LH" for column in COLUMNS}
        swaps, discards = court["swap"][me], court["discard"][me]
        if swaps + discards:
            moves.add("r")
        if swaps + discards == 2 and self.data["options"]["recall"] == "one-or-both":
            moves |= ({"rs"} if swaps else set()) | ({"rx"} if discards else set())
        if len(nonempty) < 5 and not self.data["last_turn"]:
            moves.add("end")
        return moves

    # Playing

    def push(self, move: str) -> None:
        me, court = self.data["player"], self.data["court"]
        if move[0] in "LH":
            self.develop(move[0], int(move[1]) - 1)
        elif move[0] in "xs":
            self.add(move)
        elif move[0] == "d":
            court["decree"] = me
            self.exchange(move[1], int(move[2]) - 1)
            self.end_turn()
        elif move[0] == "r":
            for kind, letter in (("swap", "s"), ("discard", "x")):
                if move == "r":
                    court[kind][me] = 0
                elif move[1] == letter:
                    court[kind][me] -= 1
            self.end_turn()
        else:
            self.end_turn(declared=move == "end")

    def develop(self, row: str, column: int) -> None:
        me = self.data["player"]
        rows = self.data["lines" if row == "L" else "hands"][me]
        self.data["discard"].append(rows[column])
        rows[column] = self.data["piles"][column].pop()
        if row == "H":
            self.data["known"][me][column] = True
        if self.data["stage"] == "begin" and self.free():
            self.data["stage"] = "add"
        else:
            self.end_turn()

    def add(self, move: str) -> None:
        me, piles = self.data["player"], self.data["piles"]
        kind = "discard" if move[0] == "x" else "swap"
        self.data["court"][kind][me] += 1
        places = [int(digit) - 1 for digit in move if digit.isdigit()]
        line, hand, known = self.data["lines"][me], self.data["hands"][me], self.data["known"][me]
        if move[0] == "x":
            self.data["discard"] += [piles[column].pop() for column in places]
        elif move[1] == "R":
            a, b = places
            piles[a][-1], piles[b][-1] = piles[b][-1], piles[a][-1]
        elif move[1] == "V":
            column = places[0]
            line[column], hand[column] = hand[column], line[column]
            known[column] = True
        else:
            a, b = places
            for cards in [line] if move[1] == "L" else [hand, known]:
                cards[a], cards[b] = cards[b], cards[a]
        if self.data["stage"] == "begin":
            self.data["stage"] = "develop"
        else:
            self.end_turn()

    def exchange(self, row: str, column: int) -> None:
        first, second = self.data["lines" if row == "L" else "hands"]
        first[column], second[column] = second[column], first[column]
        if row == "H":
            for known in self.data["known"]:
                known[column] = True

    def end_turn(self, declared: bool = False) -> None:
        empty = sum(not pile for pile in self.data["piles"])
        me = self.data["player"]
        if self.data["last_turn"] or (empty >= 2 and me == 1):
            self.data.update(player=None, phase="over", stage=None)
            return
        self.data.update(last_turn=declared or empty >= 2, player=1 - me, stage="begin", turn=self.data["turn"] + 1)
