"""A naive second implementation of Ninjato over snapshots, to compare the compiled rules with.

It is plain Python, written for clarity and not for speed. The only state is `self.snapshot`, in the form of the rules
page. 'Interpretation' marks every place where the page allows more than one reading.
"""

import copy
from collections.abc import Callable
from itertools import combinations
from typing import Any

KINDS = "fsvj"  # natural kinds, cheapest first
TREASURES = "fsvjg"
VALUE = {"f": 2, "s": 3, "v": 4, "j": 5, "g": 5}  # a `g` in a payment stands only in an "any" slot: counts as jade

HAND_LIMIT = 7
DOJO_OPEN = 3
ROUNDS = 7
PLACEMENTS = 3

# skill -> (style, cost: a card's value or None for any card)
SKILLS: dict[str, tuple[str, int | None]] = {
    "shinobi-iri": ("snake", 1),
    "intonjutsu": ("snake", 1),
    "choho": ("snake", 1),
    "kayakujutsu": ("tiger", 5),
    "kenjutsu": ("tiger", 5),
    "kuji-in": ("tiger", 5),
    "taijutsu": ("crane", None),
    "boryaku": ("crane", None),
    "seishin-teki": ("crane", None),
    "hensojutsu-snake": ("snake", 1),
    "hensojutsu-tiger": ("tiger", 5),
    "hensojutsu-crane": ("crane", None),
}
SKILL_ORDER = list(SKILLS)

# additions: notation -> (tile, what it adds, what it sets)
ADDITIONS: dict[str, tuple[str, int, int | None]] = {
    "shinobi": ("shinobi-iri", -2, None),
    "kayaku": ("kayakujutsu", +2, None),
    "tai+": ("taijutsu", +1, None),
    "tai-": ("taijutsu", -1, None),
    "inton": ("intonjutsu", 0, 0),
    "kenjutsu": ("kenjutsu", 0, 6),
}

ELITE_HONOR = {"E51": 2, "E42": 1, "E52": 1, "E41": 1, "E53": 1, "E31": 1, "D35": 2, "D13": 2, "D24": 2}
ELITE_ORDER = list(ELITE_HONOR)

# A cost is a list of ways; a way is (letters of named or chosen kinds, number of "any" slots).
Cost = list[tuple[str, int]]
ONE_KIND: Cost = [(kind * number, 0) for kind in KINDS for number in (1, 2, 3, 4)]
ANY_AND_THREE: Cost = [(kind * 3, 1) for kind in KINDS]
TWO_AND_TWO: Cost = [(a * 2 + b * 2, 0) for a, b in combinations(KINDS, 2)]

ENVOY_TABLE: list[tuple[Cost, tuple[int, int, int], bool]] = [
    ([("fj", 0)], (72, 75, 78), False),
    ([("vj", 0)], (63, 66, 69), False),
    ([("sv", 0)], (54, 57, 60), False),
    ([("fsv", 0)], (45, 48, 51), False),
    (ONE_KIND, (36, 39, 42), True),
    (ANY_AND_THREE, (27, 30, 33), True),
    (TWO_AND_TWO, (18, 21, 24), True),
]
ENVOY_COST = {age: cost for cost, ages, _ in ENVOY_TABLE for age in ages}
ENVOY_CLAN = {age: clan for _, ages, _ in ENVOY_TABLE for clan, age in zip("TMS", ages, strict=True)}
MASKED = {age for _, ages, mask in ENVOY_TABLE if mask for age in ages}

RUMOR_COST: dict[str, Cost] = {
    "?": [("", 1)],
    "??": [("", 2)],
    "s": [("s", 0)],
    "v": [("v", 0)],
    "j": [("j", 0)],
    "fs": [("fs", 0)],
}
RUMOR_ORDER = [kind + cost for kind in "WGPAD" for cost in RUMOR_COST]

CLAN_ORDER = {3: "STM", 5: "TMS", 7: "MST"}


def by_kind(tokens: list[str]) -> list[str]:
    return sorted(tokens, key=TREASURES.index)


def on_shuriken(tokens: list[str]) -> list[str]:
    """Neutral ones first, then red ones."""
    return sorted(tokens, key=lambda token: (token.isupper(), TREASURES.index(token.lower())))


def payments(cost: Cost, owned: list[str]) -> dict[str, list[str]]:
    """Every way to pay the cost: its letters, and the tokens given up in the order of the letters."""
    found: dict[str, list[str]] = {}
    for named, anys in cost:
        left = list(owned)
        pairs: list[tuple[str, str]] = []  # letter and token
        for letter in named:  # named and chosen kinds first, naturals before gold
            token = letter if letter in left else "g"
            if token not in left:
                break
            left.remove(token)
            pairs.append((letter, token))
        else:
            for rest in set(combinations(by_kind(left), anys)):
                every = pairs + [(token, token) for token in rest]
                every.sort(key=lambda pair: (TREASURES.index(pair[0]), pair[1] == "g"))
                letters = "".join(letter for letter, _ in every)
                tokens = [token for _, token in every]
                assert found.get(letters, tokens) == tokens, (letters, tokens, found[letters])
                found[letters] = tokens
    return found


def honor_of(letters: str) -> int:
    return sum(VALUE[letter] for letter in letters)


def multiplier(number: int) -> int:
    """4 for each full three, and 1 or 2 for a rest of 1 or 2."""
    return 4 * (number // 3) + number % 3


def clan_of_token(token: str) -> str:
    return token[0]


def token_order(token: str) -> tuple[int, int]:
    return "TMS".index(token[0]), int(token[1:])


class Game:
    """A position from a snapshot; `shuffle` is called once on the new deck at every recycling."""

    def __init__(self, snapshot: dict[str, Any], shuffle: Callable[[list[Any]], None]) -> None:
        self.snapshot = copy.deepcopy(snapshot)
        self.shuffle = shuffle
        self.tidy()

    # Small helpers

    @property
    def me(self) -> int:
        return int(self.snapshot["player"])

    @property
    def invasion(self) -> dict[str, Any]:
        return self.snapshot["invasion"]

    @property
    def house(self) -> dict[str, Any]:
        return self.snapshot["houses"][self.invasion["house"]]

    def hand(self) -> list[int]:
        return self.snapshot["hands"][self.me]

    def ready(self, tile: str) -> bool:
        return [tile, True] in self.snapshot["skills"][self.me]

    def use(self, tile: str) -> None:
        skills = self.snapshot["skills"][self.me]
        skills[skills.index([tile, True])] = [tile, False]

    def owns_style(self, style: str) -> bool:
        return any(SKILLS[tile][0] == style for tile, _ in self.snapshot["skills"][self.me])

    def tidy(self) -> None:
        """Sorts everything whose order has no meaning."""
        data = self.snapshot
        for hand in data["hands"]:
            hand.sort()
        for tokens in data["treasures"]:
            tokens[:] = by_kind(tokens)
        for house in data["houses"]:
            house["neutral"] = by_kind(house["neutral"])
            house["red"] = by_kind(house["red"])
        if data["invasion"]:
            data["invasion"]["shuriken"] = on_shuriken(data["invasion"]["shuriken"])
        for skills in data["skills"]:
            skills[:] = sorted(
                (list(skill) for skill in skills), key=lambda skill: (SKILL_ORDER.index(skill[0]), not skill[1])
            )
        for envoys in data["envoys"]:
            envoys.sort()
        for rumors in data["rumors"]:
            rumors.sort(key=RUMOR_ORDER.index)
        for elites in data["elites"]:
            elites.sort(key=ELITE_ORDER.index)
        data["supply"].sort(key=token_order)

    # Piles

    def draw(self, pile: str, discards: str) -> Any:
        """The next card of a pile, recycled only when it is needed and empty; None if there is nothing at all."""
        deck = self.snapshot[pile]
        if not deck and self.snapshot[discards]:
            deck.extend(self.snapshot[discards])
            self.snapshot[discards].clear()
            self.shuffle(deck)
        return deck.pop() if deck else None

    def draw_guard(self) -> str:
        guard = self.draw("guard_deck", "guard_discard")
        assert guard is not None, "no guard left: cannot happen with the whole box"
        return str(guard)

    def treasure_into(self, house: dict[str, Any]) -> bool:
        """One treasure from the bag, neutral; with bag and heap empty nothing is added."""
        token = self.draw("bag", "heap")
        if token is not None:
            house["neutral"] = by_kind(house["neutral"] + [token])
        return token is not None

    @staticmethod
    def turn_dearest_red(house: dict[str, Any]) -> None:
        dearest = by_kind(house["neutral"])[-1]
        house["neutral"].remove(dearest)
        house["red"] = by_kind(house["red"] + [dearest])

    # What is legal

    def legal(self) -> list[str]:
        phase = self.snapshot["phase"]
        if phase == "over":
            return []
        moves: list[str] = getattr(self, f"legal_{phase}")()
        assert len(moves) == len(set(moves)), moves
        return moves

    def legal_place(self) -> list[str]:
        return ["dojo", *self.lessons(), *self.purchases(), *self.targets()]

    def lessons(self) -> list[str]:
        moves = []
        for tile in dict.fromkeys(self.snapshot["sensei"]):
            style, cost = SKILLS[tile]
            name = tile.split("-")[0] if tile.startswith("hensojutsu") else tile
            if self.owns_style(style):
                moves.append(f"learn:{name}")
            elif cost is None:
                moves += [f"learn:{name}/{card}" for card in sorted(set(self.hand()))]
            elif cost in self.hand():
                moves.append(f"learn:{name}")
        return list(dict.fromkeys(moves))

    def purchases(self) -> list[str]:
        data = self.snapshot
        owned = data["treasures"][self.me]
        moves = []
        for slot, envoy in enumerate(data["palace"], 1):
            if envoy is not None:
                moves += [f"P{slot}:{letters}" for letters in payments(ENVOY_COST[envoy], owned)]
        for slot, rumor in enumerate(data["pavilion"], 1):
            if rumor is not None:
                moves += [f"R{slot}:{letters}" for letters in payments(RUMOR_COST[rumor[1:]], owned)]
        return moves

    def targets(self) -> list[str]:
        return [
            f"H{number}{side}"
            for number, house in enumerate(self.snapshot["houses"], 1)
            if not house["closed"]
            for side in "+-"
        ]

    def legal_draw(self) -> list[str]:
        data = self.snapshot
        moves = [f"t{card}" for card in sorted(set(data["dojo_open"]))]
        if data["dojo_deck"] or data["dojo_discard"]:
            moves.append("t?")
        return moves

    def legal_discard(self) -> list[str]:
        return [f"x{card}" for card in sorted(set(self.hand()))]

    def legal_face(self) -> list[str]:
        moves = []
        if self.invasion["base"] is None:
            moves += [f"b{card}" for card in sorted(set(self.hand()))]
            if self.ready("boryaku"):
                moves += ["B2", "B4"]
        else:
            if 3 in self.hand():
                moves += ["+", "-"]
            moves += [move for move, (tile, _, _) in ADDITIONS.items() if self.ready(tile)]
            moves += self.strikes()
        if self.ready("seishin-teki"):
            moves.append("seishin")
        return [*moves, *self.swaps(), *self.readyings(), "yield"]

    def strikes(self) -> list[str]:
        guard = self.invasion["guard"]["id"]
        if guard[0] == "D":
            return [
                f"!{value}"
                for value in map(int, guard[1:])
                if value not in self.invasion["beaten"] and self.beats(value)
            ]
        shown = guard[1:] if guard[0] == "E" else guard[0] * 2  # "3a" is a 3 on both sides
        return ["!"] if self.beats(int(shown["+-".index(self.invasion["side"])])) else []

    def beats(self, value: int) -> bool:
        invasion = self.invasion
        card = invasion["base"] if invasion["set"] is None else invasion["set"]
        total = card + invasion["add"]
        return bool(total > value if invasion["side"] == "+" else total < value)

    def swaps(self) -> list[str]:
        """Choho: needs a treasure on the shuriken and one in the house."""
        if not self.ready("choho"):
            return []
        mine = dict.fromkeys(self.invasion["shuriken"])
        theirs = dict.fromkeys(self.house["neutral"] + [token.upper() for token in self.house["red"]])
        return [f"c:{one}/{other}" for one in mine for other in theirs]

    def readyings(self) -> list[str]:
        """Kuji-in: a used tile of the player, neither Hensojutsu nor a Kuji-in."""
        if not self.ready("kuji-in"):
            return []
        used = [tile for tile, ready in self.snapshot["skills"][self.me] if not ready]
        return [
            f"kuji:{tile}" for tile in dict.fromkeys(used) if tile != "kuji-in" and not tile.startswith("hensojutsu")
        ]

    def legal_between(self) -> list[str]:
        return ["leave", "banzai", *self.swaps(), *self.readyings()]

    def legal_keep(self) -> list[str]:
        # Interpretation: a kept treasure has no side any more, so a red and a neutral vase are one choice, `k:v`.
        kinds = by_kind(list({token.lower() for token in self.invasion["shuriken"]}))
        return [*(f"k:{kind}" for kind in kinds), *self.swaps(), *self.readyings()]

    def legal_token(self) -> list[str]:
        # Interpretation: clearing is not "between guards": neither Choho nor Kuji-in here.
        old = clan_of_token(self.house["token"])
        return [token for token in self.snapshot["supply"] if clan_of_token(token) != old]

    def legal_henso(self) -> list[str]:
        return [*(f"h{age}" for age in self.namable()), "h-"]

    def namable(self) -> list[int]:
        scoring = self.snapshot["scoring"]
        seat = scoring["queue"][0]
        return [age for age in self.snapshot["envoys"][seat] if age in MASKED and age not in scoring["named"]]

    def legal_first(self) -> list[str]:
        return ["sh", *self.legal_second()]

    def legal_second(self) -> list[str]:
        return [f"sR{slot}" for slot, rumor in enumerate(self.snapshot["pavilion"], 1) if rumor is not None]

    # Playing

    def play(self, move: str) -> None:
        if move not in self.legal():
            raise ValueError(f"{move} is not legal: {self.legal()}")
        getattr(self, f"play_{self.snapshot['phase']}")(move)
        self.tidy()

    def play_place(self, move: str) -> None:
        if move == "dojo":
            self.visit_dojo()
        elif move.startswith("learn:"):
            self.learn(move.removeprefix("learn:"))
        elif move[0] in "PR":
            self.buy("palace" if move[0] == "P" else "pavilion", int(move[1]) - 1, move[3:])
        else:
            self.invade(int(move[1]) - 1, move[2])

    # The dojo

    def visit_dojo(self) -> None:
        # Interpretation: the shuriken is on the stack as soon as it is placed, before the cards are drawn.
        self.snapshot["dojo_stack"].append(self.me)
        self.snapshot["draws_left"] = {0: 4, 1: 3}.get(len(self.hand()), 2)
        self.snapshot["phase"] = "draw"
        self.settle_draw()

    def play_draw(self, move: str) -> None:
        data = self.snapshot
        if move == "t?":
            self.hand().append(self.draw("dojo_deck", "dojo_discard"))
        else:
            card = int(move[1:])
            data["dojo_open"].remove(card)
            self.hand().append(card)
        data["draws_left"] -= 1
        self.settle_draw()

    def settle_draw(self) -> None:
        data = self.snapshot
        if data["draws_left"] and self.legal_draw():
            return
        data["draws_left"] = 0  # (nothing at all left to draw cannot happen with 52 cards)
        while len(data["dojo_open"]) < DOJO_OPEN:
            card = self.draw("dojo_deck", "dojo_discard")
            if card is None:
                break
            data["dojo_open"].append(card)
        data["phase"] = "discard"
        self.settle_discard()

    def play_discard(self, move: str) -> None:
        card = int(move[1:])
        self.hand().remove(card)
        self.snapshot["dojo_discard"].append(card)
        self.settle_discard()

    def settle_discard(self) -> None:
        if len(self.hand()) <= HAND_LIMIT:
            self.end_turn()

    # Sensei, palace, pavilion

    def learn(self, what: str) -> None:
        data = self.snapshot
        name, _, paid = what.partition("/")
        tile = next(tile for tile in data["sensei"] if tile == name or (name == "hensojutsu" and tile.startswith(name)))
        style, cost = SKILLS[tile]
        if not self.owns_style(style):
            card = int(paid) if cost is None else cost
            self.hand().remove(card)
            data["dojo_discard"].append(card)
        data["sensei"].remove(tile)
        data["skills"][self.me].append([tile, True])
        self.end_turn()

    def buy(self, place: str, slot: int, letters: str) -> None:
        data = self.snapshot
        card = data[place][slot]
        cost = ENVOY_COST[card] if place == "palace" else RUMOR_COST[card[1:]]
        owned = data["treasures"][self.me]
        for token in payments(cost, owned)[letters]:
            owned.remove(token)
            data["heap"].append(token)
        data["honor"][self.me] += honor_of(letters)
        data[place][slot] = None
        data["envoys" if place == "palace" else "rumors"][self.me].append(card)
        self.end_turn()

    # The invasion

    def invade(self, number: int, side: str) -> None:
        data = self.snapshot
        data["invasion"] = {
            "house": number,
            "side": side,
            "shuriken": [],
            "guards": [],
            "guard": {"source": "sentry", "id": data["houses"][number]["sentry"]},
            "beaten": [],
            "base": None,
            "set": None,
            "add": 0,
        }
        data["phase"] = "face"

    def play_face(self, move: str) -> None:
        invasion = self.invasion
        if move[0] == "b":
            self.spend(int(move[1:]))
            invasion["base"] = int(move[1:])
        elif move in ("B2", "B4"):
            self.use("boryaku")
            invasion["base"] = int(move[1:])
        elif move in ("+", "-"):
            self.spend(3)
            invasion["add"] += 1 if move == "+" else -1
        elif move in ADDITIONS:
            tile, add, value = ADDITIONS[move]
            self.use(tile)
            invasion["add"] += add
            if value is not None:
                invasion["set"] = value  # the last used holds
        elif move == "seishin":
            self.use("seishin-teki")
            invasion["side"] = "-" if invasion["side"] == "+" else "+"
        elif move[0] == "!":
            self.strike(move)
        elif move == "yield":
            self.fail()
        else:
            self.aside(move)

    def spend(self, card: int) -> None:
        self.hand().remove(card)
        self.snapshot["dojo_discard"].append(card)

    def aside(self, move: str) -> None:
        """Choho or Kuji-in."""
        if move.startswith("c:"):
            self.use("choho")
            self.swap(move[2], move[4])
        else:
            skills = self.snapshot["skills"][self.me]
            self.use("kuji-in")
            tile = move.removeprefix("kuji:")
            skills[skills.index([tile, False])] = [tile, True]

    def swap(self, mine: str, theirs: str) -> None:
        house, shuriken = self.house, self.invasion["shuriken"]
        given = mine.lower()
        shuriken.remove(mine)
        shuriken.append(theirs)  # treasures keep their side on the shuriken
        if theirs.islower():
            house["neutral"].remove(theirs)
            house["neutral"].append(given)  # the side of the one it replaces: neutral
        else:
            house["red"].remove(theirs.lower())
            if mine.isupper():
                house["red"].append(given)
            else:
                house["neutral"].append(given)
                self.turn_dearest_red(house)  # perhaps itself

    def clear_play(self) -> None:
        self.invasion.update(base=None, set=None, add=0)

    def strike(self, move: str) -> None:
        invasion = self.invasion
        guard = invasion["guard"]
        self.clear_play()
        if guard["id"][0] == "D":
            invasion["beaten"].append(int(move[1:]))
            if len(invasion["beaten"]) < 2:
                return
        # Interpretation: `beaten` belongs to the guard being faced: emptied when that guard is gone, won or lost.
        invasion["beaten"] = []
        if guard["source"] == "elite":
            self.snapshot["elites"][self.me].append(guard["id"])
        invasion["guard"] = None
        self.take_next()
        self.snapshot["phase"] = "between" if self.house["neutral"] or self.house["red"] else "token"

    def take_next(self) -> None:
        """Neutral ones from cheapest to dearest, then red ones from cheapest to dearest."""
        house, shuriken = self.house, self.invasion["shuriken"]
        if house["neutral"]:
            token = by_kind(house["neutral"])[0]
            house["neutral"].remove(token)
            shuriken.append(token)
        else:
            token = by_kind(house["red"])[0]
            house["red"].remove(token)
            shuriken.append(token.upper())

    def play_between(self, move: str) -> None:
        if move == "leave":
            self.keep([token.lower() for token in self.invasion["shuriken"]])
            self.treasure_into(self.house)
            self.end_invasion()
        elif move == "banzai":
            self.reveal()
        else:
            self.aside(move)

    def reveal(self) -> None:
        data, invasion, house = self.snapshot, self.invasion, self.house
        source = "normal" if house["neutral"] else "elite"
        if source == "elite":
            guard = self.draw("elite_deck", "elite_discard")
            if guard is None:
                source = "standin"
        if source != "elite":
            guard = self.draw_guard()
            invasion["guards"].append(guard)
        if source == "normal" and guard.endswith("a"):
            self.treasure_into(house)
            # With a treasure added there are always two; without one, "only if two neutral ones are there".
            if len(house["neutral"]) >= 2:
                self.turn_dearest_red(house)
        invasion["guard"] = {"source": source, "id": guard}
        data["phase"] = "face"

    def fail(self) -> None:
        invasion = self.invasion
        self.clear_play()
        if invasion["guard"]["source"] == "elite":
            self.snapshot["elite_discard"].append(invasion["guard"]["id"])
        invasion["beaten"] = []
        invasion["guard"] = None
        self.snapshot["phase"] = "keep"
        self.settle_keep()

    def settle_keep(self) -> None:
        """Keeps without a decision: an empty shuriken, or one kind and neither Choho nor Kuji-in to use."""
        # Interpretation: with an empty shuriken there is no decision even if Kuji-in could still be used.
        shuriken = self.invasion["shuriken"]
        kinds = {token.lower() for token in shuriken}
        if not shuriken:
            self.keep_one(None)
        elif len(kinds) == 1 and not self.swaps() and not self.readyings():
            self.keep_one(kinds.pop())

    def play_keep(self, move: str) -> None:
        if move.startswith("k:"):
            self.keep_one(move[2])
        else:
            self.aside(move)
            self.settle_keep()  # Interpretation: the automatic keep is checked again after Choho or Kuji-in

    def keep_one(self, kind: str | None) -> None:
        """In this order: keep, discard, draw."""
        rest = by_kind([token.lower() for token in self.invasion["shuriken"]])
        if kind is not None:
            rest.remove(kind)
            self.keep([kind])
        self.snapshot["heap"] += rest
        self.treasure_into(self.house)
        self.end_invasion()

    def keep(self, tokens: list[str]) -> None:
        self.snapshot["treasures"][self.me] += tokens

    def play_token(self, move: str) -> None:
        """Everything a clearing does comes with the choice of the token."""
        data, house = self.snapshot, self.house
        self.keep([token.lower() for token in self.invasion["shuriken"]])
        data["supply"].remove(move)
        data["supply"].append(house["token"])
        house["token"] = move
        sentry = house["sentry"]
        house["sentry"] = None  # Interpretation: a closed house's `sentry` is null
        house["closed"] = True
        self.end_invasion(sentry)

    def end_invasion(self, sentry: str | None = None) -> None:
        data = self.snapshot
        data["guard_discard"] += self.invasion["guards"]
        if sentry is not None:
            data["guard_discard"].append(sentry)
        data["invasion"] = None
        self.end_turn()

    # The end of a turn and of a round

    def end_turn(self) -> None:
        data = self.snapshot
        data["turn"] += 1
        if data["turn"] < PLACEMENTS * data["players"]:
            data["player"] = data["order"][data["turn"] % data["players"]]
            data["phase"] = "place"
        else:
            self.end_round()

    def end_round(self) -> None:
        data = self.snapshot
        # 1. Turn order
        present = list(dict.fromkeys(reversed(data["dojo_stack"])))
        data["order"] = present + [seat for seat in data["order"] if seat not in present]
        data["dojo_stack"] = []
        # 2. Skill tiles
        for skills in data["skills"]:
            for skill in skills:
                skill[1] = True
        # 3. Sensei
        data["skill_discard"] += data["sensei"]
        data["sensei"] = []
        if data["round"] < 4:
            for _ in range(data["players"]):
                if data["skill_big"]:
                    data["sensei"].append(data["skill_big"].pop())
        else:
            data["skill_discard"] += data["skill_big"]  # only after round 4 is there anything
            data["skill_big"] = []
            if data["round"] < ROUNDS and data["skill_small"]:
                data["sensei"].append(data["skill_small"].pop())
        # 4. Emptied houses
        for house in data["houses"]:
            if house["closed"]:
                for _ in range(3):
                    self.treasure_into(house)
                if house["neutral"]:
                    house["sentry"] = self.draw_guard()
                    house["closed"] = False
        # 5. Palace and pavilion
        self.refill("palace", "envoy_deck")
        self.refill("pavilion", "rumor_deck")
        # 6. Scoring
        if data["round"] in CLAN_ORDER:
            self.begin_scoring()
        else:
            self.next_round()

    def refill(self, place: str, deck: str) -> None:
        data = self.snapshot
        for slot in range(4):
            if data[place][slot] is None and data[deck]:
                data[place][slot] = data[deck].pop()

    def next_round(self) -> None:
        data = self.snapshot
        if data["round"] == ROUNDS:
            data["phase"] = "over"
            data["player"] = None
            return
        data["round"] += 1
        data["turn"] = 0
        data["player"] = data["order"][0]
        data["phase"] = "place"

    # The scoring phase

    def begin_scoring(self) -> None:
        data = self.snapshot
        queue = []
        for seat in data["order"]:
            queue += [seat for tile, _ in data["skills"][seat] if tile.startswith("hensojutsu")]
        data["scoring"] = {"queue": queue, "named": [], "index": 0, "left": {}}
        data["phase"] = "henso"
        self.settle_scoring()

    def play_henso(self, move: str) -> None:
        # Interpretation: the seat naming now is the head of `queue`; after `h-` a second tile is still decided.
        # Interpretation: naming does not turn the Hensojutsu tile over; its flag stays ready.
        scoring = self.snapshot["scoring"]
        scoring["queue"].pop(0)
        if move != "h-":
            scoring["named"].append(int(move[1:]))
        self.settle_scoring()

    def play_first(self, move: str) -> None:
        self.first_takes(move)
        self.snapshot["scoring"]["index"] += 1
        self.settle_scoring()

    def play_second(self, move: str) -> None:
        self.take_rumor(self.me, int(move[2:]) - 1)
        self.snapshot["scoring"]["index"] += 1
        self.settle_scoring()

    def settle_scoring(self) -> None:
        """Goes on to the next decision of the scoring phase, carrying out what needs none."""
        data = self.snapshot
        scoring = data["scoring"]
        if data["phase"] == "henso":
            while scoring["queue"] and not self.namable():
                scoring["queue"].pop(0)
            if scoring["queue"]:
                data["player"] = scoring["queue"][0]
                return
            data["phase"] = "first"
        if data["phase"] == "first":
            while scoring["index"] < 3:
                ranking = self.ranking(self.clan())
                if ranking:
                    data["player"] = ranking[0]
                    if self.legal_second():
                        return
                    self.first_takes("sh")
                scoring["index"] += 1
            data["phase"] = "second"
            scoring["index"] = 0
        while scoring["index"] < 3:
            ranking = self.ranking(self.clan())
            if len(ranking) > 1:
                data["player"] = ranking[1]
                slots = [slot for slot, rumor in enumerate(data["pavilion"]) if rumor is not None]
                if scoring["left"][self.clan()] == "honor":
                    data["honor"][ranking[1]] += self.worth(self.clan())
                elif len(slots) == 1:
                    self.take_rumor(ranking[1], slots[0])
                elif slots:
                    return
            scoring["index"] += 1
        data["scoring"] = None
        self.refill("pavilion", "rumor_deck")
        self.next_round()

    def clan(self) -> str:
        return CLAN_ORDER[self.snapshot["round"]][self.snapshot["scoring"]["index"]]

    def influence(self, seat: int, clan: str) -> int:
        envoys = [age for age in self.snapshot["envoys"][seat] if ENVOY_CLAN[age] == clan]
        return len(envoys) + sum(age in self.snapshot["scoring"]["named"] for age in envoys)

    def ranking(self, clan: str) -> list[int]:
        """The seats with influence in a clan, best first; ties go to the oldest envoy of the clan."""
        envoys = self.snapshot["envoys"]
        seats = [seat for seat in range(self.snapshot["players"]) if self.influence(seat, clan)]
        return sorted(
            seats,
            key=lambda seat: (self.influence(seat, clan), max(age for age in envoys[seat] if ENVOY_CLAN[age] == clan)),
            reverse=True,
        )

    def worth(self, clan: str) -> int:
        """The clan's tokens on the five houses (closed ones too)."""
        tokens = [house["token"] for house in self.snapshot["houses"]]
        return sum(int(token[1:]) for token in tokens if clan_of_token(token) == clan)

    def first_takes(self, move: str) -> None:
        seat, clan = self.me, self.clan()
        if move == "sh":
            self.snapshot["honor"][seat] += self.worth(clan)
            self.snapshot["scoring"]["left"][clan] = "rumor"
        else:
            self.take_rumor(seat, int(move[2:]) - 1)
            self.snapshot["scoring"]["left"][clan] = "honor"

    def take_rumor(self, seat: int, slot: int) -> None:
        self.snapshot["rumors"][seat].append(self.snapshot["pavilion"][slot])
        self.snapshot["pavilion"][slot] = None

    # The end

    def final_points(self, seat: int) -> dict[str, int]:
        """The final points by source."""
        data = self.snapshot
        rumors = data["rumors"][seat]
        number = {kind: sum(rumor[0] == kind for rumor in rumors) for kind in "WGPAD"}
        holders = sum(any(rumor[0] == "D" for rumor in owned) for owned in data["rumors"])
        each = {0: 0, 1: 6, 2: 4}.get(holders, 2)
        return {
            "honor": data["honor"][seat],
            "W": multiplier(number["W"]) * len(data["elites"][seat]),
            "G": multiplier(number["G"]) * len(rumors),
            "P": multiplier(number["P"]) * len(data["envoys"][seat]),
            "A": multiplier(number["A"]) * len(data["skills"][seat]),
            "D": each * number["D"],
            "treasures": len(data["treasures"][seat]),
            "elites": sum(ELITE_HONOR[elite] for elite in data["elites"][seat]),
        }

    def scores(self) -> list[int]:
        # Interpretation: `honor` in the snapshot stays the honor of the track when over; only the scores are totals.
        if self.snapshot["phase"] != "over":
            return list(self.snapshot["honor"])
        return [sum(self.final_points(seat).values()) for seat in range(self.snapshot["players"])]

    def winners(self) -> list[int]:
        assert self.snapshot["phase"] == "over"
        scores, envoys = self.scores(), self.snapshot["envoys"]
        keys = [
            (scores[seat], len(envoys[seat]), max(envoys[seat], default=0)) for seat in range(self.snapshot["players"])
        ]
        return [seat for seat, key in enumerate(keys) if key == max(keys)]
