"""Naishi, by Mathieu Bieri and Alex Fortineau: two players, hidden hands."""

from zashiki.games.naishi import knowledge, potential, rules, scoring
from zashiki.games.naishi.board import STYLES, board
from zashiki.games.naishi.components import OPTIONS
from zashiki.games.naishi.narration import PRIMER, asks, describe, narrate, objection, reasons
from zashiki.games.naishi.notation import CONCEALED, MOVES
from zashiki.games.naishi.view import View as View
from zashiki.games.naishi.view import restore, snapshot, view
from zashiki.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="naishi",
    title="Naishi",
    players=(2,),
    options=OPTIONS,
    STATE=rules.STATE,
    moves=MOVES,
    has_secrets=True,
    concealed=CONCEALED,
    legal_buffer_size=rules.LEGAL_BUFFER_SIZE,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=scoring.scores,
    standings=scoring.standings,
    estimate=scoring.scores,
    outlook=potential.outlook,
    outlook_per_point=potential.POINT,
    swing=70,
    redact=knowledge.redact,
    redeal=knowledge.redeal,
    snapshot=snapshot,
    restore=restore,
    view=view,
    narrate=narrate,
    describe=describe,
    asks=asks,
    objection=objection,
    reasons=reasons,
    board=board,
    glance=board,
    styles=STYLES,
    primer=PRIMER,
)
