"""Pebbles: take pebbles from a heap; a hidden card counts too. The smallest game that has everything a game needs."""

from tests.fourth_game.pebbles import facts, rules, snapshot
from tests.fourth_game.pebbles.features import FEATURES, observe
from tests.fourth_game.pebbles.view import LAYOUT, board, show
from zashiki.kernel.levels import HIGHEST, Level
from zashiki.kernel.rulebook import Rulebook

LEVELS = tuple(Level(nodes=5 * number, rating=1200 + 50 * number) for number in range(1, HIGHEST + 1))
"""Few nodes are enough for this game, and quick without the compiler too."""

RULEBOOK = Rulebook(
    name="pebbles",
    title="Pebbles",
    players=(2,),
    options={"heap": ("small", "large")},
    STATE=rules.STATE,
    moves=rules.ACTIONS.moves,
    has_secrets=True,
    concealed={},
    legal_buffer_size=len(rules.ACTIONS),
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    standings=rules.scores,
    estimate=rules.scores,
    outlook=rules.scores,
    outlook_per_point=1,
    swing=2,
    redact=rules.redact,
    redeal=rules.redeal,
    reveals=rules.reveals,
    snapshot=snapshot.snapshot,
    restore=snapshot.restore,
    layout=LAYOUT,
    show=show,
    messages=facts.MESSAGES,
    most_facts=2,
    tell=facts.tell,
    foretell=facts.foretell,
    explain=facts.explain,
    ask=facts.ask,
    refuse=facts.refuse,
    board=board,
    glance=board,
    styles={},
    features=FEATURES,
    observe=observe,
    levels=LEVELS,
)
