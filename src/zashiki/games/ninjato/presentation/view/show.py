"""`show` fills a view, a record of numbers, from a state that was redacted for the viewer."""

import numpy as np

from zashiki.games.ninjato.components import (
    CLAN_ORDER,
    CLANS,
    DISPLAY,
    DOJO_VALUES,
    ELITE_KINDS,
    ELITE_VALUES,
    ENVOYS,
    HOUSES,
    KINDS,
    RUMORS,
    SKILLS,
    TOKENS,
)
from zashiki.games.ninjato.presentation.sources import explain
from zashiki.games.ninjato.presentation.view import PLAYS_SHOWN
from zashiki.games.ninjato.presentation.view.guards import (
    KINDS_OF_GUARDS,
    count_elites,
    count_guards,
    next_source,
    show_coming,
    show_fallen,
    show_guard,
    show_wins,
)
from zashiki.games.ninjato.presentation.view.plays import (
    GUARD_DOUBLE,
    GUARD_SIDES,
    LONGEST_PLAY,
    MOVE_BITS,
    MOVE_MASK,
    NO_PLAY,
    STEALTH,
    beats,
    before_next_guard,
    can_beat_kind,
    contains,
    kind_faced,
    means_of,
    next_play,
    packed_tiles,
)
from zashiki.games.ninjato.rules.final_scoring import (
    DISHONORABLE,
    collected,
    honor_so_far,
    multiplier,
    rumors_of,
    score,
)
from zashiki.games.ninjato.rules.guards import play_total
from zashiki.games.ninjato.rules.influence import clan_honor, influence
from zashiki.games.ninjato.rules.knowledge import HIDDEN
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.scoring import is_scoring
from zashiki.games.ninjato.rules.sensei import FREE, cost_of
from zashiki.games.ninjato.rules.state import (
    BAG,
    BETWEEN,
    DOJO_DECK,
    DOJO_DISCARD,
    DOJO_FACE_UP,
    DOJO_STACK,
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    ENVOY_DECK,
    FACE,
    GUARD_DECK,
    GUARD_DISCARD,
    HEAP,
    NAMED,
    NEUTRAL,
    NOBODY,
    NOTHING,
    QUEUE,
    RED,
    RUMOR_DECK,
    SENSEI,
    SKILL_BIG,
    SKILL_DISCARD,
    SKILL_SMALL,
    TURNED_UP,
    UNDECIDED,
)
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Bool, Field, Int, State


@rule
def show(state: State, viewer: Int, view: State) -> None:
    """Fills a view."""
    view.seat = NONE if viewer == SPECTATOR else viewer
    show_turn(state, view)
    show_clans(state, view)
    for seat in range(state.seats):
        show_player(state, seat, view.players.items[seat])
        show_points(state, viewer, seat, view)
    show_piles(state, view)
    show_displays(state, view)
    for house in range(HOUSES):
        show_house(state, house, view)
    if state.invaded != NOTHING:
        show_invasion(state, view.invasion)
    if is_scoring(state):
        show_scoring(state, view.scoring)


@rule
def none_if_missing(number: Int) -> Int:
    """A number of the state, or NONE for NOTHING."""
    return np.int64(NONE if number == NOTHING else number)


@rule
def show_pile(state: State, pile: Int, shown: Field) -> None:
    """Shows the cards of a pile, from the bottom."""
    shown.count = state.height[pile]
    for number in range(state.height[pile]):
        shown.items[number] = card_at(state, pile, number)


# The course of the game


@long_rule
def show_turn(state: State, view: State) -> None:
    """Shows the seat to decide, the phase, the round and the turn order."""
    view.player = NONE if state.player == NOBODY else state.player
    view.phase = state.phase
    view.round_number = state.round_number
    view.turn = state.turn
    view.draws_left = state.draws_left
    view.players.count = state.seats
    view.scores.count = state.seats
    view.breakdown.count = state.seats
    view.order.count = state.seats
    for place in range(state.seats):
        view.order.items[place] = state.order[place]


@long_rule
def show_points(state: State, viewer: Int, seat: Int, view: State) -> None:
    """Shows a seat's points and where they come from."""
    view.scores.items[seat] = score(state, seat)
    view.breakdown.items[seat].count = explain(state, viewer, seat, view.breakdown.items[seat].items)


@long_rule
def show_clans(state: State, view: State) -> None:
    """Shows the clans as they would be scored now, and the order in which they will be."""
    is_scored = False
    for place in range(CLANS):
        view.clan_order.items[place] = CLAN_ORDER[state.round_number, place]
        is_scored = is_scored or CLAN_ORDER[state.round_number, place] > 0
    view.clan_order.count = CLANS if is_scored else 0
    for clan in range(CLANS):
        view.clans[clan].name = clan
        view.clans[clan].honor = clan_honor(state, clan)
        show_influence(state, clan, view.clans[clan].influence)


@rule
def show_influence(state: State, clan: Int, ranks: Field) -> None:
    """Shows the seats with influence in a clan, in order; the oldest envoy breaks ties."""
    for seat in range(state.seats):
        weight = influence(state, seat, clan)
        if weight:
            rank: Int = 0
            for other in range(state.seats):
                rank += influence(state, other, clan) > weight
            ranks.items[rank].seat = seat
            ranks.items[rank].count = weight >> ENVOYS
            ranks.count += 1


@rule
def show_scoring(state: State, shown: Field) -> None:
    """Shows a scoring phase in progress."""
    shown.given = 1
    show_pile(state, QUEUE, shown.queue)
    show_pile(state, NAMED, shown.named)
    shown.index = state.index
    for clan in range(CLANS):
        shown.left[clan] = NONE if state.left[clan] == UNDECIDED else state.left[clan] - 1


# What the seats have


@long_rule
def show_player(state: State, seat: Int, player: Field) -> None:
    """Shows the holdings of a seat."""
    player.honor = honor_so_far(state, seat)
    player.hand_size = state.hand_size[seat]
    player.rumor_count = state.rumor_count[seat]
    for kind in range(KINDS):
        player.treasures[kind] = state.treasures[seat, kind]
    for elite in range(ELITE_KINDS):
        player.elites[elite] = state.elites[seat, elite]
    for skill in range(SKILLS):
        player.skills[2 * skill] = state.ready[seat, skill]
        player.skills[2 * skill + 1] = state.skills[seat, skill] - state.ready[seat, skill]
    for envoy in range(ENVOYS):
        if state.envoys[seat] >> envoy & 1:
            player.envoys.items[player.envoys.count] = envoy
            player.envoys.count += 1
    player.lesson_costs.count = state.height[SENSEI]
    for number in range(state.height[SENSEI]):
        cost = cost_of(state, seat, card_at(state, SENSEI, number))
        player.lesson_costs.items[number] = NONE if cost == FREE else cost
    show_private(state, seat, player)


@rule
def is_visible(state: State, seat: Int) -> Bool:
    """Whether the viewer may see a seat's hand and rumors."""
    return state.rumors[seat] != HIDDEN


@rule
def show_private(state: State, seat: Int, player: Field) -> None:
    """Shows what others may not see: the hand and the rumors."""
    if not is_visible(state, seat):
        player.hand[0] = NONE
        player.rumors.count = NONE
        player.rumor_worth.count = NONE
        return
    for value in range(DOJO_VALUES):
        player.hand[value] = state.hand[seat, value]
    for rumor in range(RUMORS):
        if state.rumors[seat] >> rumor & 1:
            player.rumors.items[player.rumors.count] = rumor
            player.rumors.count += 1
    for kind in range(DISHONORABLE):
        if rumors_of(state, seat, kind):
            show_worth(state, seat, kind, player.rumor_worth)


@rule
def show_worth(state: State, seat: Int, kind: Int, shown: Field) -> None:
    """Shows what a seat's rumors of a kind that counts things would bring now."""
    worth = shown.items[shown.count]
    shown.count += 1
    worth.kind = kind
    worth.cards = rumors_of(state, seat, kind)
    worth.times = multiplier(rumors_of(state, seat, kind))
    worth.things = collected(state, seat, kind)
    worth.honor = multiplier(rumors_of(state, seat, kind)) * collected(state, seat, kind)


# What lies on the table


@long_rule
def show_piles(state: State, view: State) -> None:
    """Shows the open piles and the heights of the others."""
    show_pile(state, DOJO_STACK, view.dojo_stack)
    show_pile(state, DOJO_FACE_UP, view.dojo_open)
    show_pile(state, DOJO_DISCARD, view.dojo_discard)
    show_pile(state, SENSEI, view.sensei)
    show_pile(state, SENSEI, view.sensei_costs)
    show_pile(state, SKILL_DISCARD, view.skill_discard)
    show_pile(state, GUARD_DISCARD, view.guard_discard)
    show_pile(state, ELITE_DISCARD, view.elite_discard)
    for number in range(state.height[HEAP]):
        view.heap[card_at(state, HEAP, number)] += 1
    view.dojo_deck = state.height[DOJO_DECK]
    view.skill_big = state.height[SKILL_BIG]
    view.skill_small = state.height[SKILL_SMALL]
    view.envoy_deck = state.height[ENVOY_DECK]
    view.rumor_deck = state.height[RUMOR_DECK]
    view.bag = state.height[BAG]
    view.guard_deck = state.height[GUARD_DECK]
    view.elite_deck = state.height[ELITE_DECK]


@rule
def show_displays(state: State, view: State) -> None:
    """Shows palace and pavilion, and the tokens of the supply."""
    for slot in range(DISPLAY):
        view.palace[slot] = none_if_missing(state.palace[slot])
        view.pavilion[slot] = none_if_missing(state.pavilion[slot])
    for token in range(len(TOKENS)):
        view.supply[token] = 1
    for house in range(HOUSES):
        view.supply[state.token[house]] = 0


@rule
def show_house(state: State, number: Int, view: State) -> None:
    """Shows a clan house."""
    house = view.houses[number]
    house.token = state.token[number]
    house.sentry = none_if_missing(state.sentry[number])
    house.closed = state.closed[number]
    for kind in range(KINDS):
        house.neutral[kind] = state.house[number, NEUTRAL, kind]
        house.red[kind] = state.house[number, RED, kind]


# An invasion


@long_rule
def show_invasion(state: State, invasion: Field) -> None:
    """Shows an invasion."""
    invasion.given = 1
    invasion.house = state.invaded
    invasion.side = state.stealth
    for kind in range(KINDS):
        invasion.shuriken[kind] = state.shuriken[NEUTRAL, kind]
        invasion.shuriken[KINDS + kind] = state.shuriken[RED, kind]
    show_pile(state, TURNED_UP, invasion.guards)
    show_fallen(state, invasion.fallen)
    for which in range(2):
        if state.beaten >> which & 1:
            invasion.beaten.items[invasion.beaten.count] = ELITE_VALUES[state.guard, which]
            invasion.beaten.count += 1
    show_play(state, invasion)
    invasion.next_source = NONE
    invasion.beatable = NONE
    if state.phase in (FACE, BETWEEN):
        show_next(state, invasion)
    if state.phase == FACE and is_visible(state, state.player):
        show_winning_plays(state, invasion.plays)


@rule
def show_play(state: State, invasion: Field) -> None:
    """Shows the play so far, and the guard that it is against."""
    invasion.played = none_if_missing(state.played)
    invasion.set = none_if_missing(state.set)
    invasion.add = state.add
    invasion.total = NONE if state.played == NOTHING else play_total(state)
    if state.source != NOTHING:
        show_guard(state, invasion.guard)
        if state.played != NOTHING:
            show_wins(state, invasion.guard, invasion.wins)


@long_rule
def show_next(state: State, invasion: Field) -> None:
    """Shows the guards that may come next, and between guards which of them can be beaten."""
    source = next_source(state)
    invasion.next_source = source
    if source == NONE:
        return
    if source == ELITE:
        count_elites(state, invasion.next_guards)
    else:
        count_guards(state, invasion.next_guards)
    beatable = np.int64(0)
    if state.phase == BETWEEN and is_visible(state, state.player):
        invasion.beatable = 0
        means, owned = before_next_guard(means_of(state)), packed_tiles(state.skills[state.player])
        for kind in range(KINDS_OF_GUARDS):
            if invasion.next_guards[kind] and can_beat_kind(means, owned, kind):
                beatable |= np.int64(1) << kind
                invasion.beatable += invasion.next_guards[kind]
    show_coming(state, source, invasion.next_guards, beatable, invasion.outlook)


@long_rule
def show_winning_plays(state: State, shown: Field) -> None:
    """Shows the plays that beat each guard left to beat."""
    means, owned = means_of(state), packed_tiles(state.skills[state.player])
    kind = kind_faced(state)
    if not GUARD_DOUBLE[kind]:
        show_plays(means, owned, GUARD_SIDES[kind, 0], GUARD_SIDES[kind, 1], shown)
        return
    for which in range(2):
        if not state.beaten >> which & 1:
            show_plays(means, owned, GUARD_SIDES[kind, which], GUARD_SIDES[kind, which], shown)


@long_rule
def show_plays(means: Int, owned: Int, strength: Int, stealth: Int, shown: Field) -> None:
    """Shows the shortest plays that beat a guard and do not contain another one."""
    found = shown.items[shown.count]
    shown.count += 1
    found.value = stealth if means >> STEALTH & 1 else strength
    if beats(means, strength, stealth):
        found.plays.count = 1
        return
    for length in range(1, LONGEST_PLAY + 1):
        play = next_play(means, owned, strength, stealth, length, NO_PLAY)
        while play != NO_PLAY:
            if is_minimal(play, length, found.plays):
                if found.plays.count == PLAYS_SHOWN:
                    found.more = 1
                    return
                add_play(play, length, found.plays)
            play = next_play(means, owned, strength, stealth, length, play)


@rule
def is_minimal(play: Int, length: Int, plays: Field) -> Bool:
    """Whether a play contains none of some plays."""
    for number in range(plays.count):
        if contains(play, length, plays.items[number].items, plays.items[number].count):
            return False
    return True


@rule
def add_play(play: Int, length: Int, plays: Field) -> None:
    """Adds a play to a list."""
    moves = plays.items[plays.count]
    plays.count += 1
    moves.count = length
    for place in range(length):
        moves.items[place] = play >> (length - 1 - place) * MOVE_BITS & MOVE_MASK
