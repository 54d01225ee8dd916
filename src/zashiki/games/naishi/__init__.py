"""Naishi, by Mathieu Bieri and Alex Fortineau: two players, hidden hands."""

from zashiki.games.naishi import rules
from zashiki.games.naishi.actions import ACTIONS, CONCEALED
from zashiki.games.naishi.components import OPTIONS
from zashiki.games.naishi.engine.levels import LEVELS
from zashiki.games.naishi.engine.outlook import POINT, outlook
from zashiki.games.naishi.features import FEATURES, observe
from zashiki.games.naishi.presentation.board import STYLES, board
from zashiki.games.naishi.presentation.events import foretell, tell
from zashiki.games.naishi.presentation.messages import MESSAGES
from zashiki.games.naishi.presentation.points import explain
from zashiki.games.naishi.presentation.questions import ask, refuse
from zashiki.games.naishi.presentation.snapshot import restore, snapshot
from zashiki.games.naishi.presentation.view import LAYOUT, show
from zashiki.games.naishi.presentation.view import View as View
from zashiki.kernel.calibration import Calibration
from zashiki.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="naishi",
    title="Naishi",
    players=(2,),
    options=OPTIONS,
    STATE=rules.STATE,
    moves=ACTIONS.moves,
    has_secrets=True,
    concealed=CONCEALED,
    legal_buffer_size=rules.LEGAL_BUFFER_SIZE,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    standings=rules.standings,
    estimate=rules.scores,
    outlook=outlook,
    outlook_per_point=POINT,
    swing=70,
    redact=rules.redact,
    redeal=rules.redeal,
    reveals=rules.reveals,
    snapshot=snapshot,
    restore=restore,
    styles=STYLES,
    usual_moves=15,
    features=FEATURES,
    observe=observe,
    layout=LAYOUT,
    show=show,
    messages=MESSAGES,
    tell=tell,
    foretell=foretell,
    explain=explain,
    ask=ask,
    refuse=refuse,
    board=board,
    glance=board,
    levels=LEVELS,
    calibration=Calibration(shift=-0.3, slope=0.64, bend=0.48),
)
