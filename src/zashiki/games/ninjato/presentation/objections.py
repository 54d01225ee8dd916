"""Why an action is not legal."""

from zashiki.games.ninjato.actions import ACTIONS, ADD_SKILL, BORYAKU_HIGH, BORYAKU_LOW, LEARN, LEARN_NAME, SEISHIN
from zashiki.games.ninjato.components import (
    ADDITIONS,
    COSTS,
    ENVOY_COST,
    LEARNED,
    MODIFIER,
    RUMOR_COST,
    SKILL_COST,
    SKILL_STYLE,
    STYLE_NAMES,
    TREASURE_LETTERS,
    Skill,
)
from zashiki.games.ninjato.presentation.action_details import (
    owns_style,
    payment_details,
    swapped_treasures,
    tiles_named,
)
from zashiki.games.ninjato.presentation.guards import play_total, values_to_beat
from zashiki.games.ninjato.presentation.phrases import cost_text, join_list, skill_title, treasure_name, treasures_text
from zashiki.games.ninjato.presentation.snapshot import shuriken_letters
from zashiki.games.ninjato.rules.state import (
    BETWEEN,
    DISCARD,
    DRAW,
    FACE,
    FIRST,
    HENSO,
    KEEP,
    NOTHING,
    PLACE,
    SECOND,
    TOKEN,
)
from zashiki.kernel.rulebook import PlainState

SKILL_ACTIONS = {
    BORYAKU_LOW: Skill.BORYAKU,
    BORYAKU_HIGH: Skill.BORYAKU,
    **{ADD_SKILL + number: addition.skill for number, addition in enumerate(ADDITIONS)},
    SEISHIN: Skill.SEISHIN_TEKI,
}
"""The skill that an action facing a guard uses."""
PLACEMENTS = ("visit dojo", "learn", "pay envoy", "pay rumor", "invade")
"""The blocks of actions that place a shuriken."""


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    placing = ACTIONS.locate(action)[0] in PLACEMENTS
    if state.phase == PLACE and placing:
        return _cannot_place(state, action)
    if state.phase in (FACE, BETWEEN, KEEP):
        return "first end the invasion." if placing else _cannot_play(state, action)
    return {
        PLACE: "choose a place for your shuriken.",
        DRAW: "draw a card: t? from the deck, or one that lies face up.",
        DISCARD: "discard a card that you hold.",
        TOKEN: "choose a token of another clan that lies in the supply.",
        HENSO: "name a masked envoy of yours that is not named yet, or h-.",
        FIRST: "take honor, or a rumor that lies in the pavilion.",
        SECOND: "take a rumor that lies in the pavilion.",
    }[state.phase]


def _cannot_place(state: PlainState, action: int) -> str:
    kind, place = ACTIONS.locate(action)
    if kind == "learn":
        return _cannot_learn(state, action)
    if kind in ("pay envoy", "pay rumor"):
        return _cannot_pay(state, action)
    return f"house {place // 2 + 1} is closed until the round ends."


def _cannot_learn(state: PlainState, action: int) -> str:
    tiles = tiles_named(state, action)
    if not tiles:
        return f"the sensei does not teach {LEARNED[int(LEARN_NAME[action - LEARN])].capitalize()} now."
    style = int(SKILL_STYLE[tiles[0]])
    if owns_style(state, style):
        return f"you own the {STYLE_NAMES[style]} style, so nothing is paid."
    cost = int(SKILL_COST[tiles[0]])
    if not cost:
        return "it costs any card: name one that you hold."
    held = state.hand[state.player][cost - 1]
    return f"it costs a {cost}, and no card is named." if held else f"it costs a {cost}, which you do not hold."


def _cannot_pay(state: PlainState, action: int) -> str:
    palace, slot, card, _ = payment_details(state, action)
    if card == NOTHING:
        return f"slot {slot + 1} of the {'palace' if palace else 'pavilion'} is empty."
    cost = cost_text(COSTS[int((ENVOY_COST if palace else RUMOR_COST)[card])].name)
    owned = [letter for kind, letter in enumerate(TREASURE_LETTERS) for _ in range(state.treasures[state.player][kind])]
    return f"it costs {cost}, and you have {treasures_text(owned)}."


def _cannot_play(state: PlainState, action: int) -> str:
    """Why a decision of an invasion is not legal."""
    kind, place = ACTIONS.locate(action)
    if kind == "choho":
        return _cannot_swap(state, action)
    if kind == "kuji":
        return "that takes a ready Kuji-in and a used tile of that name."
    if state.phase == KEEP:
        return "choose which treasure on your shuriken to keep."
    if state.phase == BETWEEN:
        return "leave or banzai."
    if action in SKILL_ACTIONS and not state.ready[state.player][SKILL_ACTIONS[action]]:
        return f"you have no ready {skill_title(SKILL_ACTIONS[action])}."
    if state.played != NOTHING:
        return _cannot_go_on(state, action)
    if kind == "play card":
        return f"you hold no {place + 1}."
    return "first play a card that you hold; additions and the strike come after it."


def _cannot_swap(state: PlainState, action: int) -> str:
    if not state.ready[state.player][Skill.CHOHO]:
        return "you have no ready Choho."
    mine, theirs = swapped_treasures(action)
    if mine not in shuriken_letters(state):
        return f"you have no {treasure_name(mine)} on your shuriken."
    return f"there is no {treasure_name(theirs)} in the house."


def _cannot_go_on(state: PlainState, action: int) -> str:
    """Why a decision after the card is not legal."""
    kind, place = ACTIONS.locate(action)
    values = values_to_beat(state)
    if kind == "modify":
        return f"you hold no {MODIFIER}."
    if kind not in ("strike", "strike value"):
        return "a card is played; add to it, strike, or yield."
    if kind == "strike" and (len(values) > 1 or state.beaten):
        return f"name the guard: {join_list([f'!{value}' for value in values])}."
    if kind == "strike value" and place + 1 not in values:
        return f"there is no guard of {place + 1} to beat."
    need = "less" if state.stealth else "more"
    wanted = join_list([str(value) for value in values])
    return f"your total is {play_total(state)}, and it takes {need} than {wanted}."
