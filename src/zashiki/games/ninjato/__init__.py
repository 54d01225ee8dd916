"""Ninjato, by Adam West and Dan Schnake: two to four players, hidden hands, push your luck."""

from zashiki.games.ninjato import knowledge, outlook, policy, record, rules, scoring
from zashiki.games.ninjato.board import STYLES, board, glance
from zashiki.games.ninjato.guidance import PRIMER, asks, describe, objection, reasons
from zashiki.games.ninjato.levels import LEVELS
from zashiki.games.ninjato.narration import narrate
from zashiki.games.ninjato.notation import MOVES
from zashiki.games.ninjato.restore import restore
from zashiki.games.ninjato.snapshot import snapshot
from zashiki.games.ninjato.view import View as View
from zashiki.games.ninjato.view import view
from zashiki.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="ninjato",
    title="Ninjato",
    players=(2, 3, 4),
    options={},
    STATE=record.STATE,
    moves=MOVES,
    has_secrets=True,
    concealed={},
    legal_buffer_size=rules.MOST_LEGAL,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=scoring.scores,
    standings=scoring.standings,
    estimate=scoring.estimate,
    outlook=outlook.outlook,
    outlook_per_point=scoring.HONOR,
    swing=110,
    playout_policy=policy.habit,
    is_pause=policy.is_pause,
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
    glance=glance,
    styles=STYLES,
    primer=PRIMER,
    point_names=("honor", "honor"),
    levels=LEVELS,
)
