"""Positions of Ninjato made by hand.

A test names what matters; every other component is put in its usual place, so that the totals are right:

>>> data = snapshot(hands="53", sentry="2", neutral="fj", next_guards="3a 5", next_bag="g")
>>> data["hands"], data["guard_deck"][-2:], data["bag"][-1]
([[3, 5], []], ['5', '3a'], 'g')
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from zashiki import Position

TREASURES = {"f": 24, "s": 21, "v": 18, "j": 15, "g": 12}
DOJO = {1: 10, 2: 10, 3: 12, 4: 10, 5: 10}
GUARDS = {"1": 8, "2": 8, "3a": 8, "4": 8, "5": 8}
ELITES = {"E51": 4, "E42": 4, "E52": 2, "E41": 2, "E53": 1, "E31": 1, "D35": 2, "D13": 2, "D24": 2}
SKILLS = {
    "shinobi-iri": 2,
    "intonjutsu": 2,
    "choho": 1,
    "kayakujutsu": 2,
    "kenjutsu": 2,
    "kuji-in": 1,
    "taijutsu": 2,
    "boryaku": 2,
    "seishin-teki": 2,
}
HENSOJUTSU = {"hensojutsu-snake": 1, "hensojutsu-tiger": 1, "hensojutsu-crane": 1}
AGES = range(18, 79, 3)
RUMORS = [kind + cost for kind in "WGPAD" for cost in ("?", "??", "s", "v", "j", "fs")]
TOKENS = [clan + str(value) for clan in "TMS" for value in (2, 4, 5, 6, 8)]
HOUSES = 5
ROUNDS_OF_SENSEI = 4
HOUSE_FIELDS = ("token", "sentry", "neutral", "red", "closed")
Item = TypeVar("Item", bound=Hashable)


class Box(Generic[Item]):
    """The components of one kind that are not placed yet."""

    def __init__(self, copies: Mapping[Item, int]) -> None:
        self.left = dict(copies)

    def take(self, items: Iterable[Item]) -> list[Item]:
        """Takes these components out of the box."""
        taken = list(items)
        for item in taken:
            assert self.left.get(item, 0) > 0, f"no {item!r} is left in the box"
            self.left[item] -= 1
        return taken

    def some(self, count: int) -> list[Item]:
        """Takes the first `count` components that are left."""
        return self.take(self.rest()[:count])

    def rest(self) -> list[Item]:
        """The components that are left, in the order of the table."""
        return [item for item, copies in self.left.items() for _ in range(copies)]

    def empty(self) -> list[Item]:
        """Takes all components that are left."""
        return self.take(self.rest())


def cards(text: str | Iterable[int]) -> list[int]:
    return [int(card) for card in text]


def letters(text: str | Iterable[str]) -> list[str]:
    return list(text)


def names(text: str | Iterable[str]) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def ages(text: str | Iterable[int]) -> list[int]:
    return [int(age) for age in (text.split() if isinstance(text, str) else text)]


def slots(parse: Callable[[Any], list[Item]], given: Any) -> list[Item | None]:
    """The four slots of a display; the last ones are empty if fewer are given."""
    shown = given.split() if isinstance(given, str) else list(given)
    filled = [None if item in (None, "-") else parse([item])[0] for item in shown]
    return [*filled, *[None] * (4 - len(filled))]


def by_seat(parse: Callable[[Any], list[Any]], given: Any, players: int) -> list[list[Any]]:
    """The holdings of every seat; plain text is for seat 0."""
    every = [given] if isinstance(given, str) else list(given)
    return [parse(holding) for holding in [*every, *[""] * (players - len(every))]]


def pile(
    box: Box[Any],
    changes: dict[str, Any],
    parse: Callable[[Any], list[Any]],
    fields: tuple[str, str, str],
    last_owner: list[Any],
) -> tuple[list[Any], list[Any]]:
    """A pile and its discards.

    `next_…` names what is drawn next, the first one first, and all the rest lies below. A pile given exactly leaves the
    rest to the discards, and the other way round; with both given exactly the last seat owns the rest.
    """
    deck_field, discard_field, next_field = fields
    coming = box.take(parse(changes.pop(next_field, "")))[::-1]
    deck = box.take(parse(changes.pop(deck_field))) if deck_field in changes else None
    discard = box.take(parse(changes.pop(discard_field))) if discard_field in changes else None
    if deck is None:
        return [*box.empty(), *coming], discard or []
    if discard is None:
        return [*deck, *coming], box.empty()
    last_owner.extend(box.empty())
    return [*deck, *coming], discard


def all_houses(changes: dict[str, Any], treasures: Box[str], guards: Box[str]) -> list[dict[str, Any]]:
    """The five houses; `sentry`, `neutral` and so on without a number are house 1's."""
    given = {number: dict(house) for number, house in changes.pop("houses", {}).items()}
    first = {field: changes.pop(field) for field in HOUSE_FIELDS if field in changes}
    given[1] = {**given.get(1, {}), **first}
    tokens = names(changes.pop("tokens", "T2 T4 M2 M4 S6"))
    houses = []
    for number in range(1, HOUSES + 1):
        house = given.pop(number, {})
        closed = house.pop("closed", False)
        neutral = letters(house.pop("neutral", "" if closed or "red" in house else "fsv"))
        red = letters(house.pop("red", "")) if not closed else []
        sentry = None if closed else house.pop("sentry", ["1", "2", "3a", "4", "5"][number - 1])
        token = house.pop("token", tokens[number - 1])
        assert not house, f"a house has no {list(house)}"
        treasures.take([*neutral, *red])
        guards.take([sentry] if sentry else [])
        made = {"token": token, "sentry": sentry, "neutral": sort(neutral), "red": sort(red), "closed": closed}
        houses.append(made)
    assert not given, f"there are no houses {list(given)}"
    return houses


def sort(items: Iterable[str]) -> list[str]:
    """Treasures or elites in the order of the tables."""
    order = [*TREASURES, *ELITES]
    return sorted(items, key=order.index)


def sort_rumors(rumors: Iterable[str]) -> list[str]:
    return sorted(rumors, key=RUMORS.index)


def skill_tiles(changes: dict[str, Any], players: int, game_round: int) -> dict[str, Any]:
    """Everything about the 19 tiles. `skills` are ready, `used` are not."""
    ready = by_seat(names, changes.pop("skills", ""), players)
    used = by_seat(names, changes.pop("used", ""), players)
    order = [*SKILLS, *HENSOJUTSU]
    owned = [
        sorted(
            [*([tile, True] for tile in unused), *([tile, False] for tile in spent)], key=lambda t: order.index(t[0])
        )
        for unused, spent in zip(ready, used, strict=True)
    ]
    ordinary, special = Box(SKILLS), Box(HENSOJUTSU)
    for tile in (tile for tiles in [*ready, *used] for tile in tiles):
        (special if tile in HENSOJUTSU else ordinary).take([tile])
    shown = names(changes.pop("sensei")) if "sensei" in changes else None
    for tile in shown or []:
        (special if tile in HENSOJUTSU else ordinary).take([tile])
    coming = ordinary.take(names(changes.pop("next_skills", "")))[::-1]
    coming_special = special.take(names(changes.pop("next_hensojutsu", "")))[::-1]
    early = game_round <= ROUNDS_OF_SENSEI
    if shown is None and early:
        shown = ordinary.some(players)
    hidden_special = 3 if early else 7 - game_round
    small = special.some(max(0, hidden_special - len(coming_special)))
    if shown is None:
        shown = special.some(1)
    hidden = 16 - players * game_round if early else 0
    big = ordinary.some(max(0, hidden - len(coming)))
    return {
        "skills": owned,
        "sensei": shown,
        "skill_big": [*big, *coming],
        "skill_small": [*small, *coming_special],
        "skill_discard": [*ordinary.empty(), *special.empty()],
    }


def snapshot(players: int = 2, **changes: Any) -> dict[str, Any]:
    """A full snapshot with these changes, seat 0 to place its first shuriken of round 1.

    - `hands="53"`, `treasures="ffg"`, `envoys="36 75"`, `rumors="W? Aj"`, `elites="E51"`, `skills="choho"`,
      `used="kuji-in"`: text for seat 0, or a list of such texts or of lists, one for each seat.
    - `sentry="3a"`, `neutral="fs"`, `red="j"`, `token="T5"`, `closed=True`: of house 1;
      `houses={2: {"neutral": "f"}}`: of the others; `tokens="T2 T4 …"`: of all.
    - `next_dojo="53"`, `next_guards="3a 5"`, `next_elites="E51"`, `next_bag="jg"`, `next_envoys="36"`,
      `next_rumors="W?"`, `next_skills="choho"`, `next_hensojutsu="hensojutsu-tiger"`: drawn next, in this order.
    - `bag=""`, `guard_deck="1 2"`, `heap="f"` and so on: exactly these; see `pile`.
    - `palace="36 - 66 21"`, `pavilion="W? - D?"`: `-` is an empty slot.
    - Every other field is taken as it is.
    """
    game_round = changes.get("round", 1)
    dojo, guards, elites, treasures = Box(DOJO), Box(GUARDS), Box(ELITES), Box(TREASURES)
    envoys, rumors = Box(Counter(AGES)), Box(Counter(RUMORS))

    hands = [dojo.take(sorted(hand)) for hand in by_seat(cards, changes.pop("hands", ""), players)]
    stocks = [treasures.take(stock) for stock in by_seat(letters, changes.pop("treasures", ""), players)]
    courts = [envoys.take(court) for court in by_seat(ages, changes.pop("envoys", ""), players)]
    secrets = [rumors.take(owned) for owned in by_seat(names, changes.pop("rumors", ""), players)]
    captured = [elites.take(taken) for taken in by_seat(names, changes.pop("elites", ""), players)]
    houses = all_houses(changes, treasures, guards)
    tokens = [house["token"] for house in houses]
    dojo_open = dojo.take(cards(changes.pop("dojo_open", "432")))
    palace = slots(ages, changes.pop("palace")) if "palace" in changes else None
    envoys.take(age for age in palace or [] if age is not None)
    pavilion = slots(names, changes.pop("pavilion")) if "pavilion" in changes else None
    rumors.take(rumor for rumor in pavilion or [] if rumor is not None)

    coming_envoys = envoys.take(ages(changes.pop("next_envoys", "")))[::-1]
    coming_rumors = rumors.take(names(changes.pop("next_rumors", "")))[::-1]
    if "envoy_deck" in changes:
        coming_envoys = envoys.take(ages(changes.pop("envoy_deck"))) + coming_envoys
        palace = slots(ages, envoys.some(4)) if palace is None else palace
        courts[-1].extend(envoys.empty())
    if "rumor_deck" in changes:
        coming_rumors = rumors.take(names(changes.pop("rumor_deck"))) + coming_rumors
        pavilion = slots(names, rumors.some(4)) if pavilion is None else pavilion
        secrets[-1].extend(rumors.empty())
    palace = slots(ages, envoys.some(4)) if palace is None else palace
    pavilion = slots(names, rumors.some(4)) if pavilion is None else pavilion

    none: list[Any] = []
    dojo_deck, dojo_discard = pile(dojo, changes, cards, ("dojo_deck", "dojo_discard", "next_dojo"), none)
    guard_deck, guard_discard = pile(guards, changes, names, ("guard_deck", "guard_discard", "next_guards"), none)
    assert not none, f"{none} belong nowhere"
    elite_fields = ("elite_deck", "elite_discard", "next_elites")
    elite_deck, elite_discard = pile(elites, changes, names, elite_fields, captured[-1])
    bag, heap = pile(treasures, changes, letters, ("bag", "heap", "next_bag"), stocks[-1])

    order = changes.get("order", list(range(players)))
    data: dict[str, Any] = {
        "game": "ninjato",
        "options": {},
        "player": order[changes.get("turn", 0) % players],
        "players": players,
        "round": game_round,
        "order": order,
        "turn": 0,
        "dojo_stack": [],
        "honor": [0] * players,
        "hands": hands,
        **skill_tiles(changes, players, game_round),
        "treasures": [sort(stock) for stock in stocks],
        "envoys": [sorted(court) for court in courts],
        "rumors": [sort_rumors(owned) for owned in secrets],
        "elites": [sort(taken) for taken in captured],
        "dojo_deck": dojo_deck,
        "dojo_discard": dojo_discard,
        "dojo_open": dojo_open,
        "guard_deck": guard_deck,
        "guard_discard": guard_discard,
        "elite_deck": elite_deck,
        "elite_discard": elite_discard,
        "envoy_deck": [*envoys.empty(), *coming_envoys],
        "palace": palace,
        "rumor_deck": [*rumors.empty(), *coming_rumors],
        "pavilion": pavilion,
        "bag": bag,
        "heap": heap,
        "supply": [token for token in TOKENS if token not in tokens],
        "houses": houses,
        "phase": "place",
        "draws_left": 0,
        "invasion": None,
        "scoring": None,
    }
    unknown = set(changes) - set(data)
    assert not unknown, f"a snapshot has no {unknown}"
    return {**data, **changes}


def position(players: int = 2, **changes: Any) -> Position:
    """The position of a snapshot with these changes."""
    return Position.restore(snapshot(players, **changes), seed=0)


def play(here: Position, moves: str) -> Position:
    """The same position after these moves."""
    for move in moves.split():
        here.push(move)
    return here


def after(moves: str, players: int = 2, **changes: Any) -> Position:
    """A position with these changes, after these moves."""
    return play(position(players, **changes), moves)


def offered(here: Position, *starts: str) -> set[str]:
    """The legal moves, or those with one of these prefixes; no move is offered twice."""
    assert len(set(here.legal_moves)) == len(here.legal_moves)
    return {move for move in here.legal_moves if not starts or move.startswith(starts)}


def house(here: Position, number: int = 1) -> dict[str, Any]:
    """A house of the snapshot."""
    found: dict[str, Any] = here.snapshot()["houses"][number - 1]
    return found


def inside(here: Position, number: int = 1) -> str:
    """The treasures of a house, neutral ones and then, in capitals, red ones."""
    found = house(here, number)
    return "".join(found["neutral"]) + "".join(found["red"]).upper()


def shuriken(here: Position) -> str:
    """The treasures on the invader's shuriken, red ones in capitals."""
    return "".join(here.snapshot()["invasion"]["shuriken"])


def own(here: Position, field: str, seat: int = 0) -> Any:
    """The holdings of a seat in a field; treasures as text."""
    found = here.snapshot()[field][seat]
    return "".join(found) if field == "treasures" else found


def last_placement(players: int = 2, **changes: Any) -> Position:
    """Before the last placement of a round, which is seat 0's."""
    fields = {"order": [*range(1, players), 0], "turn": 3 * players - 1, **changes}
    return position(players, **fields)


def round_ended(players: int = 2, **changes: Any) -> Position:
    """Just after a round, whose last shuriken failed at house 5."""
    return play(last_placement(players, **changes), "H5+ yield")


def game_ended(players: int = 2, **changes: Any) -> Position:
    """The end of a game, after a scoring phase in which nobody used Hensojutsu and all firsts chose honor."""
    here = round_ended(players, round=7, **changes)
    while not here.is_over:
        wanted = [move for move in ("h-", "sh") if move in here.legal_moves]
        here.push((wanted or here.legal_moves)[0])
    return here
