"""A Ninjato position drawn in text, 60 columns wide, from the view."""

from collections import Counter
from collections.abc import Iterable, Sequence

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    CLAN_NAMES,
    CLAN_ORDER,
    ROUNDS,
    RUMOR_LETTERS,
    SCORING_ROUNDS,
    SKILL_NAMES,
    SKILL_STYLE,
    STYLE_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.view import Coming, Envoy, Invasion, Player, Plays, Rumor, View
from zashiki.kernel.rulebook import Span, Text

WIDTH = 60
MARGIN = 9
TREASURES_SHOWN = 11
"""The number of treasures that fit behind a house, one by one."""
ENVOYS_IN_A_LINE = 7
NAME_WIDTH = 10
PERCENT = 100
CLAN_STYLES = dict(zip(CLAN_LETTERS, ("taira", "minamoto", "shirakawa"), strict=True))
STYLES = {
    "taira": "bold #f6f0e2 on #b3301a",
    "minamoto": "bold #f6f0e2 on #1f3b84",
    "shirakawa": "bold #f6f0e2 on #3d7a4a",
    "card": "bold #221e1a on #e8e4da",
    "red": "bold #d9452a",
    "scene": "bold #b08a24",
}


def board(view: View, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    """The table, the seats in turn order, and an invasion if there is one."""
    spans = [
        *_heading(view, text),
        *_houses(view, text),
        *_dojo(view, names, text),
        *_sensei(view, text),
        *_displays(view, text),
        *_clans(view, names, text),
        ("\n", ""),
    ]
    for seat in view.order:
        spans += _seat(view, seat, names[seat], text)
    return spans + _invasion(view, viewer, text)


def glance(view: View, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    """The part that matters now: the dojo or the invasion with its player, or the whole board."""
    if view.player is not None and view.phase in ("draw", "discard"):
        return [*_dojo(view, names, text), *_seat(view, view.player, names[view.player], text)]
    if view.player is not None and view.invasion is not None:
        seat = _seat(view, view.player, names[view.player], text)
        return [*_houses(view, text), *seat, *_invasion(view, viewer, text)]
    return board(view, viewer, names, text)


def _letter(clan: str) -> str:
    return CLAN_LETTERS[CLAN_NAMES.index(clan)]


def _shortened(name: str, width: int) -> str:
    """A name cut to fit into `width` columns."""
    return name if len(name) <= width else name[: width - 1] + "…"


def _line(label: str, words: str) -> list[Span]:
    """A label followed by text, in lines of 60 columns."""
    lines = [""]
    for word in words.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > WIDTH - MARGIN:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    spans: list[Span] = []
    for number, line in enumerate(lines):
        spans += [(f"{label if not number else '':<{MARGIN}}", "label"), (f"{line}\n", "")]
    return spans


# The table


def _heading(view: View, text: Text) -> list[Span]:
    coming = _next_scoring(view)
    order = ", ".join(text(f"ninjato-clan-{CLAN_LETTERS[clan]}") for clan in CLAN_ORDER[coming])
    return [
        (text("ninjato-board-round", round=view.round_number, rounds=ROUNDS), "title"),
        (f"  {text('ninjato-board-scoring', round=coming, order=order)}\n", "label"),
    ]


def _next_scoring(view: View) -> int:
    return next(number for number in SCORING_ROUNDS if number >= view.round_number)


def _houses(view: View, text: Text) -> list[Span]:
    spans: list[Span] = []
    for number, house in enumerate(view.houses):
        clan, honor = house.token[0], house.token[1:]
        is_invaded = view.invasion is not None and view.invasion.house == number
        value = (house.sentry or "")[:1]
        sentry = text("ninjato-board-closed") if house.closed else text("ninjato-board-sentry", value=value)
        mark = f"{'▶' if is_invaded else ' '}{text('ninjato-board-house', number=number + 1)} "
        spans += [
            (mark, "turn" if is_invaded else "label"),
            (f" {text(f'ninjato-clan-{clan}')} {honor} ".ljust(17), CLAN_STYLES[clan]),
            (f"  {sentry:<10}", "label" if house.closed else ""),
            *_treasures(house.neutral, house.red),
            ("\n", ""),
        ]
    return spans


def _treasures(neutral: Sequence[str], red: Sequence[str]) -> list[Span]:
    """The treasures of a house, one by one if there is room, else by number."""
    capitals = [letter.upper() for letter in red]
    if len(neutral) + len(red) <= TREASURES_SHOWN:
        texts, gap = [" ".join(neutral), " ".join(capitals)], " "
    else:
        texts = [_numbers(neutral, TREASURE_LETTERS), _numbers(capitals, TREASURE_LETTERS.upper())]
        gap = f"\n{'':<{WIDTH - 2 * TREASURES_SHOWN}}"
    return [(texts[0], ""), (gap if all(texts) else "", ""), (texts[1], "red")]


def _numbers(treasures: Sequence[str], letters: str) -> str:
    return " ".join(f"{treasures.count(letter)}{letter}" for letter in letters if letter in treasures)


def _dojo(view: View, names: Sequence[str], text: Text) -> list[Span]:
    spans: list[Span] = [(f"{text('ninjato-board-dojo'):<{MARGIN}}", "label")]
    for card in view.dojo_open:
        spans += [(f" {card} ", "card"), (" ", "")]
    spans.append((f"{text('ninjato-board-deck', cards=view.dojo_deck)}\n", "label"))
    visitors = ", ".join(_shortened(names[seat], NAME_WIDTH) for seat in reversed(view.dojo_stack))
    return [*spans, *(_line("", text("ninjato-board-stack", names=visitors)) if visitors else [])]


def _sensei(view: View, text: Text) -> list[Span]:
    lessons = []
    for tile, cost in zip(view.sensei, view.sensei_costs, strict=True):
        style = text(f"ninjato-style-{STYLE_NAMES[SKILL_STYLE[SKILL_NAMES.index(tile)]]}")
        card = 0 if cost == "?" else int(cost)
        lessons.append(text("ninjato-board-lesson", skill=text(f"ninjato-tile-{tile}"), style=style, card=card))
    return _line(text("ninjato-board-sensei"), ", ".join(lessons) or text("ninjato-board-no-lesson"))


def _displays(view: View, text: Text) -> list[Span]:
    spans: list[Span] = [(f"{text('ninjato-board-palace'):<33}{text('ninjato-board-pavilion')}\n", "label")]
    for slot, (envoy, rumor) in enumerate(zip(view.palace, view.pavilion, strict=True), start=1):
        spans += [*_envoy(slot, envoy, text), *_rumor(slot, rumor, text)]
    return spans


def _envoy(slot: int, envoy: Envoy | None, text: Text) -> list[Span]:
    if envoy is None:
        return [(f"{slot} {'—':<31}", "label")]
    clan = _letter(envoy.clan)
    return [
        (f"{slot} ", "label"),
        (f" {clan}{envoy.age}{'*' if envoy.mask else ' '} ", CLAN_STYLES[clan]),
        (f" {_cost(envoy.cost, text)}".ljust(25), ""),
    ]


def _rumor(slot: int, rumor: Rumor | None, text: Text) -> list[Span]:
    if rumor is None:
        return [(f"{slot} —\n", "label")]
    return [(f"{slot} ", "label"), (f"{_kind(rumor.id[0], text)}: {_cost(rumor.cost, text)}\n", "")]


def _kind(letter: str, text: Text) -> str:
    """The short name of a kind of rumors, without the soft hyphens that the page needs."""
    return text(f"ninjato-rumor-{letter}", "short").replace("\u00ad", "")


def _cost(cost: str, text: Text) -> str:
    """A cost: 'fan+jade', 'any+3 alike', '1 to 4 alike'."""
    least, _, most = cost.partition("-")
    if most:
        return text("ninjato-board-cost-range", least=len(least), most=len(most))
    named = [text(f"ninjato-treasure-{letter}", "kind") for letter in cost if letter not in "xy"]
    alike = [text("ninjato-board-cost-alike", count=cost.count(kind)) for kind in "xy" if kind in cost]
    return "+".join([*named, *alike])


def _clans(view: View, names: Sequence[str], text: Text) -> list[Span]:
    """The honor of each clan now, and the seats with influence there, best first."""
    texts = []
    for clan in (view.clans[number] for number in CLAN_ORDER[_next_scoring(view)]):
        ranks = ", ".join(f"{_shortened(names[rank.seat], NAME_WIDTH)} {rank.count}" for rank in clan.influence)
        name = text(f"ninjato-clan-{_letter(clan.name)}")
        texts.append(f"{name} {clan.honor}: {ranks or text('ninjato-board-nobody')}")
    return _line(text("ninjato-board-clans"), "; ".join(texts))


# The seats


def _seat(view: View, seat: int, name: str, text: Text) -> list[Span]:
    decides, player = view.player == seat, view.players[seat]
    honor = text("ninjato-board-honor", honor=view.scores[seat])
    title = f"{'▶' if decides else ' '} {_shortened(name, WIDTH - len(honor) - 4)}"
    owned = "; ".join(_owned(player, text))
    return [
        (title, "turn" if decides else "title"),
        (f"{honor:>{WIDTH - len(title)}}\n", "points"),
        *_hand(player, text),
        *(_line("", owned) if owned else []),
        *_skills(player, text),
        *_envoys(player),
    ]


def _hand(player: Player, text: Text) -> list[Span]:
    spans: list[Span] = [(f"{'':<{MARGIN}}", "")]
    if player.hand is None or not player.hand:
        return [*spans, (f"{text('ninjato-board-hand', cards=player.hand_size)}\n", "")]
    for card in player.hand:
        spans += [(f" {card} ", "card"), (" ", "")]
    return [*spans, ("\n", "")]


def _owned(player: Player, text: Text) -> Iterable[str]:
    if player.treasures:
        yield text("ninjato-board-treasures", treasures=" ".join(player.treasures))
    if player.elites:
        yield text("ninjato-board-elites", cards=len(player.elites))
    if player.rumors is not None and player.rumors:
        kinds = Counter(rumor.id[0] for rumor in player.rumors)
        held = [f"{kinds[kind]} {_kind(kind, text)}" for kind in RUMOR_LETTERS if kind in kinds]
        yield text("ninjato-board-rumors", rumors=", ".join(held))
    elif player.rumor_count:
        yield text("ninjato-board-rumors", rumors=str(player.rumor_count))


def _skills(player: Player, text: Text) -> list[Span]:
    tiles = []
    for name, is_ready in player.skills:
        tile = text(f"ninjato-tile-{name}")
        tiles.append(tile if is_ready else text("ninjato-board-used", skill=tile))
    return _line("", ", ".join(tiles)) if tiles else []


def _envoys(player: Player) -> list[Span]:
    spans: list[Span] = []
    for number, envoy in enumerate(player.envoys):
        if number % ENVOYS_IN_A_LINE == 0:
            spans += [("\n" if number else "", ""), (f"{'':<{MARGIN}}", "")]
        clan = _letter(envoy.clan)
        spans += [(f" {clan}{envoy.age}{'*' if envoy.mask else ''} ", CLAN_STYLES[clan]), (" ", "")]
    return [*spans, ("\n", "")] if spans else []


# An invasion


def _invasion(view: View, viewer: int, text: Text) -> list[Span]:
    """The guard, the total so far, the plays that would win, and the odds of the next guard."""
    invasion = view.invasion
    if invasion is None:
        return []
    side = "strength" if invasion.side == "+" else "stealth"
    loot = " ".join(invasion.shuriken) or text("ninjato-board-no-loot")
    return [
        (f"\n{text('ninjato-board-invading', house=invasion.house + 1, side=side)}\n", "scene"),
        *_line(text("ninjato-board-shuriken"), loot),
        *_facing(invasion, view.player == viewer, text),
        *(_odds(view, invasion, view.player == viewer, text) if view.phase in ("face", "between") else []),
    ]


def _facing(invasion: Invasion, is_invader: bool, text: Text) -> list[Span]:
    guard = invasion.guard
    if guard is None:
        return []
    values = [int(digit) for digit in guard.id if digit.isdigit()]
    kind = "double" if guard.id.startswith("D") else guard.source
    is_alarm = guard.source == "normal" and guard.id.endswith("a")
    who = text("ninjato-board-guard", guard="alarm" if is_alarm else kind, value=values[0], second=values[-1])
    left = text("ninjato-board-left", value=guard.values[0]) if invasion.beaten else ""
    total = text("ninjato-board-total", total=invasion.total) if invasion.total is not None else ""
    spans = [
        *_line(text("ninjato-board-facing"), who + left),
        *_line(text("ninjato-board-so-far"), total or text("ninjato-board-no-card")),
    ]
    for number, found in enumerate(invasion.plays if is_invader else []):
        spans += _line("" if number else text("ninjato-board-wins"), _plays(found, text))
    return spans


def _plays(found: Plays, text: Text) -> str:
    plays = [" ".join(moves) or text("ninjato-board-strike") for moves in found.plays]
    listed = ", ".join([*plays, *(["…"] if found.more else [])])
    return text("ninjato-board-against", value=found.value, plays=listed or text("ninjato-board-nothing"))


def _odds(view: View, invasion: Invasion, is_invader: bool, text: Text) -> list[Span]:
    if invasion.next_source is None:
        left = len(invasion.guard.values) if invasion.guard else 1
        return _line(text("ninjato-board-next"), text("ninjato-board-nobody-next", left=left))
    unseen = sum(invasion.next_guards.values())
    coming = ", ".join(_shown(invasion.outlook, text))
    which = text("ninjato-board-coming", count=unseen, source=invasion.next_source, guards=coming)
    lines = _line(text("ninjato-board-next"), which)
    if is_invader and invasion.beatable is not None:
        chance = round(PERCENT * invasion.beatable / unseen)
        odds = text("ninjato-board-chance", beaten=invasion.beatable, count=unseen, percent=chance)
        lines += _line(text("ninjato-board-odds"), odds)
    return lines


def _shown(outlook: Sequence[Coming], text: Text) -> list[str]:
    """Guards by what they look like: '4 ×7', 'alarm 3 ×8', 'double 3+5 ×2'; lines do not break at the ×."""
    counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
    for coming in outlook:
        kind = "alarm" if coming.alarm else "double" if len(coming.values) > 1 else "plain"
        counts[kind, tuple(coming.values)] += coming.count
    return [
        text("ninjato-board-guards", kind=kind, values="+".join(map(str, values)), count=str(count))
        for (kind, values), count in sorted(counts.items(), key=lambda item: item[0][1][-1])
    ]
