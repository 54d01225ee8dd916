"""A Ninjato position drawn in text, 60 columns wide."""

from collections import Counter
from collections.abc import Mapping, Sequence

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    CLAN_NAMES,
    CLAN_ORDER,
    COSTS,
    DOJO_VALUES,
    ENVOY_TABLE,
    GUARD_TABLE,
    HOUSES,
    ROUNDS,
    RUMOR_COST,
    RUMOR_KIND,
    RUMOR_LETTERS,
    SCORING_ROUNDS,
    SKILL_COST,
    SKILL_STYLE,
    STYLE_NAMES,
    TOKENS,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.action_details import clan_honor
from zashiki.games.ninjato.presentation.breakdown import score_breakdown
from zashiki.games.ninjato.presentation.guards import guards_of, guards_to_beat, next_guards, play_total
from zashiki.games.ninjato.presentation.phrases import SIDE_NAMES, cost_text, guard_text, skill_title
from zashiki.games.ninjato.presentation.prompts import winning_plays_text
from zashiki.games.ninjato.presentation.snapshot import expand_counts, pile_cards, shuriken_letters
from zashiki.games.ninjato.presentation.winning_plays import can_beat, resources_of
from zashiki.games.ninjato.rules.knowledge import HIDDEN
from zashiki.games.ninjato.rules.state import (
    BETWEEN,
    DISCARD,
    DOJO_DECK,
    DOJO_FACE_UP,
    DOJO_STACK,
    DRAW,
    FACE,
    NAMED,
    NOTHING,
    SENSEI,
)
from zashiki.kernel.rulebook import PlainState, Span

WIDTH = 60
MARGIN = 9
TREASURES_SHOWN = 11
"""The number of treasures that fit behind a house, one by one."""
RUMOR_SHORT = ("Warrior", "Good Will", "Friends", "Secret Arts", "Dishonor")
CLAN_STYLES = ("taira", "minamoto", "shirakawa")


def board(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The table, the seats in turn order, and an invasion if there is one."""
    spans = [
        *_heading(state),
        *_houses(state),
        *_dojo(state, names),
        *_sensei(state),
        *_displays(state),
        *_clans(state, names),
        ("\n", ""),
    ]
    for seat in state.order[: state.seats]:
        spans += _seat(state, seat, names[seat])
    if state.invaded != NOTHING:
        spans += _invasion_lines(state, viewer)
    return spans


def glance(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The part that matters now: the dojo or the invasion with its player, or the whole board."""
    if state.phase in (DRAW, DISCARD):
        return [*_dojo(state, names), *_seat(state, state.player, names[state.player])]
    if state.invaded != NOTHING:
        return [*_houses(state), *_seat(state, state.player, names[state.player]), *_invasion_lines(state, viewer)]
    return board(state, viewer, names)


def _heading(state: PlainState) -> list[Span]:
    coming = _next_scoring(state)
    order = ", ".join(CLAN_NAMES[clan] for clan in CLAN_ORDER[coming])
    return [
        (f"Round {state.round_number} of {ROUNDS}", "title"),
        (f"  scoring after {coming}: {order}\n", "label"),
    ]


def _next_scoring(state: PlainState) -> int:
    return next(number for number in SCORING_ROUNDS if number >= state.round_number)


def _houses(state: PlainState) -> list[Span]:
    spans: list[Span] = []
    for number in range(HOUSES):
        clan, honor = TOKENS[state.token[number]]
        neutral, red = state.house[number]
        closed = "closed until the round ends" if state.closed[number] else ""
        sentry = closed or f"sentry {GUARD_TABLE[state.sentry[number]].value}"
        mark = "▶" if state.invaded == number else " "
        spans += [
            (f"{mark}House {number + 1} ", "turn" if state.invaded == number else "label"),
            (f" {CLAN_NAMES[clan]} {honor} ".ljust(17), CLAN_STYLES[clan]),
            (f"  {sentry:<10}", "" if not closed else "label"),
            *_treasures(neutral, red),
            ("\n", ""),
        ]
    return spans


def _treasures(neutral: Sequence[int], red: Sequence[int]) -> list[Span]:
    """The treasures of a house, one by one if there is room, else by number."""
    if sum(neutral) + sum(red) <= TREASURES_SHOWN:
        texts = [
            " ".join(expand_counts(neutral, TREASURE_LETTERS)),
            " ".join(expand_counts(red, TREASURE_LETTERS.upper())),
        ]
        gap = " "
    else:
        texts = [_numbers(neutral, TREASURE_LETTERS), _numbers(red, TREASURE_LETTERS.upper())]
        gap = f"\n{'':<{WIDTH - 2 * TREASURES_SHOWN}}"
    return [(texts[0], ""), (gap if all(texts) else "", ""), (texts[1], "red")]


def _numbers(counts: Sequence[int], letters: str) -> str:
    return " ".join(f"{count}{letter}" for count, letter in zip(counts, letters, strict=True) if count)


def _line(label: str, text: str, style: str = "") -> list[Span]:
    """A label followed by text, in lines of 60 columns."""
    width = WIDTH - MARGIN
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    spans: list[Span] = []
    for number, line in enumerate(lines):
        spans += [(f"{label if not number else '':<{MARGIN}}", "label"), (f"{line}\n", style)]
    return spans


def _dojo(state: PlainState, names: Sequence[str]) -> list[Span]:
    spans: list[Span] = [(f"{'Dojo':<{MARGIN}}", "label")]
    for card in pile_cards(state, int(DOJO_FACE_UP)):
        spans += [(f" {card} ", "card"), (" ", "")]
    spans.append((f"{state.height[DOJO_DECK]} in the deck\n", "label"))
    visitors = [shortened(names[seat], 10) for seat in reversed(pile_cards(state, int(DOJO_STACK)))]
    return [*spans, *(_line("", f"its stack from the top: {', '.join(visitors)}") if visitors else [])]


def _sensei(state: PlainState) -> list[Span]:
    tiles = []
    for tile in pile_cards(state, int(SENSEI)):
        style = int(SKILL_STYLE[tile])
        cost = f"a {SKILL_COST[tile]}" if SKILL_COST[tile] else "any card"
        tiles.append(f"{skill_title(tile)} ({STYLE_NAMES[style]}, {cost})")
    return _line("Sensei", ", ".join(tiles) or "nothing to teach this round")


def _displays(state: PlainState) -> list[Span]:
    spans: list[Span] = [(f"{'Palace':<33}Pavilion\n", "label")]
    for slot, (envoy, rumor) in enumerate(zip(state.palace, state.pavilion, strict=True), start=1):
        if envoy == NOTHING:
            spans.append((f"{slot} {'—':<31}", "label"))
        else:
            card = ENVOY_TABLE[envoy]
            mask = "*" if card.mask else ""
            price = cost_text(COSTS[card.cost].name).replace("of any kind", "any").replace("of one kind", "alike")
            price = price.replace(" of another", " alike").replace(" + ", "+").replace("1 any", "any")
            spans += [
                (f"{slot} ", "label"),
                (f" {CLAN_LETTERS[card.clan]}{card.age}{mask:<1} ", CLAN_STYLES[card.clan]),
                (f" {price}".ljust(25), ""),
            ]
        if rumor == NOTHING:
            spans.append((f"{slot} —\n", "label"))
        else:
            cost = cost_text(COSTS[RUMOR_COST[rumor]].name).replace(" + ", "+")
            spans += [(f"{slot} ", "label"), (f"{RUMOR_SHORT[RUMOR_KIND[rumor]]}: {cost}\n", "")]
    return spans


def _clans(state: PlainState, names: Sequence[str]) -> list[Span]:
    """The honor of each clan now, and the seats with influence there, best first."""
    texts = []
    for clan in CLAN_ORDER[_next_scoring(state)].tolist():
        envoys = [
            [number for number, envoy in enumerate(ENVOY_TABLE) if envoy.clan == clan and bits >> number & 1]
            for bits in state.envoys[: state.seats]
        ]
        named = pile_cards(state, int(NAMED))
        counts = [len(own) + sum(envoy in named for envoy in own) for own in envoys]
        ranking = sorted(range(state.seats), key=lambda seat: (counts[seat], max(envoys[seat], default=-1)))
        ranks = [f"{shortened(names[seat], 10)} {counts[seat]}" for seat in reversed(ranking) if envoys[seat]]
        texts.append(f"{CLAN_NAMES[clan]} {clan_honor(state, clan)}: {', '.join(ranks) or 'nobody'}")
    return _line("Clans", "; ".join(texts))


def shortened(name: str, width: int) -> str:
    """A name cut to fit into `width` columns."""
    return name if len(name) <= width else name[: width - 1] + "…"


def _seat(state: PlainState, seat: int, name: str) -> list[Span]:
    decides = state.player == seat
    honor = f"{sum(line.points for line in score_breakdown(state, seat))} honor"
    title = f"{'▶' if decides else ' '} {shortened(name, WIDTH - len(honor) - 4)}"
    spans: list[Span] = [(title, "turn" if decides else "title"), (f"{honor:>{WIDTH - len(title)}}\n", "points")]
    spans += _hand(state, seat)
    treasures = " ".join(expand_counts(state.treasures[seat], TREASURE_LETTERS))
    elites = sum(state.elites[seat])
    rumors = _rumors(state, seat)
    parts = [
        f"treasures {treasures}" if treasures else "",
        f"elite cards {elites}" if elites else "",
        f"rumors {rumors}" if rumors else "",
    ]
    owned = "; ".join(part for part in parts if part)
    spans += _line("", owned) if owned else []
    spans += _skills(state, seat) + _envoys(state, seat)
    return spans


def is_visible(state: PlainState, seat: int) -> bool:
    """Whether the viewer may see a seat's hand and rumors."""
    return bool(state.rumors[seat] != HIDDEN)


def hand_of(state: PlainState, seat: int) -> list[int]:
    """A visible hand, ascending."""
    return expand_counts(state.hand[seat], range(1, DOJO_VALUES + 1))


def _hand(state: PlainState, seat: int) -> list[Span]:
    spans: list[Span] = [(f"{'':<{MARGIN}}", "")]
    if not is_visible(state, seat):
        cards = {0: "no card", 1: "1 card"}.get(state.hand_size[seat], f"{state.hand_size[seat]} cards")
        return [*spans, (f"{cards} in hand\n", "")]
    for card in hand_of(state, seat):
        spans += [(f" {card} ", "card"), (" ", "")]
    return [*spans, ("no card in hand\n" if not state.hand_size[seat] else "\n", "")]


def _rumors(state: PlainState, seat: int) -> str:
    if not is_visible(state, seat):
        return str(state.rumor_count[seat] or "")
    kinds = [RUMOR_KIND[rumor] for rumor in range(len(RUMOR_KIND)) if state.rumors[seat] >> rumor & 1]
    return ", ".join(f"{kinds.count(kind)} {RUMOR_SHORT[kind]}" for kind in range(len(RUMOR_LETTERS)) if kind in kinds)


def _skills(state: PlainState, seat: int) -> list[Span]:
    tiles = []
    for skill, (owned, ready) in enumerate(zip(state.skills[seat], state.ready[seat], strict=True)):
        tiles += [skill_title(skill)] * ready + [f"{skill_title(skill)} (used)"] * (owned - ready)
    return _line("", ", ".join(tiles)) if tiles else []


def _envoys(state: PlainState, seat: int) -> list[Span]:
    spans: list[Span] = []
    owned = [envoy for number, envoy in enumerate(ENVOY_TABLE) if state.envoys[seat] >> number & 1]
    for number, envoy in enumerate(owned):
        if number % 7 == 0:
            spans += [("\n" if number else "", ""), (f"{'':<{MARGIN}}", "")]
        name = f"{CLAN_LETTERS[envoy.clan]}{envoy.age}{'*' if envoy.mask else ''}"
        spans += [(f" {name} ", CLAN_STYLES[envoy.clan]), (" ", "")]
    return [*spans, ("\n", "")] if owned else []


# An invasion


def _invasion_lines(state: PlainState, viewer: int) -> list[Span]:
    """The guard, the total so far, the plays that would win, and the odds of the next guard."""
    side = SIDE_NAMES[state.stealth]
    spans: list[Span] = [(f"\nInvading house {state.invaded + 1} by {side}\n", "scene")]
    loot = " ".join(shuriken_letters(state)) or "nothing yet"
    spans += _line("Shuriken", loot)
    if state.source != NOTHING:
        left = f"; the {guards_to_beat(state)[0][state.stealth]} is left" if state.beaten else ""
        spans += _line("Facing", guard_text(state) + left)
        so_far = play_total(state)
        spans += _line("So far", "no card played" if so_far is None else f"a total of {so_far}")
        if viewer == state.player:
            for number, line in enumerate(winning_plays_text(state)):
                spans += _line("Wins" if not number else "", f"against {line}")
    if state.phase in (FACE, BETWEEN):
        spans += _odds(state, viewer)
    return spans


def _odds(state: PlainState, viewer: int) -> list[Span]:
    source, guards = next_guards(state)
    if source is None:
        return _line(
            "Next", f"nobody: beat {'both' if is_whole_double(state) else 'this guard'} and the house is cleared"
        )
    kind = {"normal": "guards", "elite": "elite guards", "standin": "guards, one of whom stands in for an elite"}[
        source
    ]
    unseen = sum(guards.values())
    lines = _line("Next", f"one of {unseen} {kind}: {', '.join(_shown(guards, state.stealth, source))}")
    if viewer == state.player and state.phase == BETWEEN:
        means = resources_of(state).next_guard()
        beatable = sum(count for name, count in guards.items() if can_beat(means, guards_of(name)))
        lines += _line("Odds", f"you hold what beats {beatable} of {unseen}, {round(100 * beatable / unseen)} %")
    return lines


def is_whole_double(state: PlainState) -> bool:
    """Whether two guards are faced and neither is beaten."""
    return state.source != NOTHING and len(guards_to_beat(state)) > 1


def _shown(guards: Mapping[str, int], stealth: int, source: str) -> list[str]:
    """Guards by their values on a side: '4 ×7', 'alarm 3 ×8', 'double 3+5 ×2'; lines do not break at the ×."""
    counts: Counter[str] = Counter()
    for name, count in guards.items():
        values = [guard[stealth] for guard in guards_of(name)]
        alarm = "alarm\N{NO-BREAK SPACE}" if name.endswith("a") and source == "normal" else ""
        shown = f"double\N{NO-BREAK SPACE}{values[0]}+{values[1]}" if len(values) > 1 else f"{alarm}{values[0]}"
        counts[shown] += count
    return [
        f"{shown}\N{NO-BREAK SPACE}×{count}" for shown, count in sorted(counts.items(), key=lambda item: item[0][-1])
    ]
