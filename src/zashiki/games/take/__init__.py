"""Ta-Ke, by Arve D. Fühler: two players, everything open."""

from zashiki.games.take import rules
from zashiki.games.take.actions import ACTIONS
from zashiki.games.take.components import OPTIONS
from zashiki.games.take.engine.levels import LEVELS
from zashiki.games.take.features import FEATURES, observe
from zashiki.games.take.presentation.board import STYLES, board
from zashiki.games.take.presentation.events import explain, foretell, tell
from zashiki.games.take.presentation.messages import MESSAGES, MOST_FACTS
from zashiki.games.take.presentation.questions import ask
from zashiki.games.take.presentation.refusals import refuse
from zashiki.games.take.presentation.snapshot import restore, snapshot
from zashiki.games.take.presentation.view import LAYOUT, show
from zashiki.games.take.presentation.view import View as View
from zashiki.kernel.calibration import Calibration
from zashiki.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="take",
    title="Ta-Ke",
    players=(2,),
    options=OPTIONS,
    STATE=rules.STATE,
    moves=ACTIONS.moves,
    has_secrets=False,
    concealed={},
    legal_buffer_size=rules.LEGAL_BUFFER_SIZE,
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    standings=rules.scores,
    estimate=rules.scores,
    outlook=rules.scores,
    outlook_per_point=1,
    swing=8,
    redact=rules.redact,
    redeal=rules.redeal,
    reveals=rules.reveals,
    snapshot=snapshot,
    restore=restore,
    layout=LAYOUT,
    show=show,
    messages=MESSAGES,
    most_facts=MOST_FACTS,
    tell=tell,
    foretell=foretell,
    explain=explain,
    ask=ask,
    refuse=refuse,
    board=board,
    glance=board,
    styles=STYLES,
    usual_moves=30,
    engine="zashiki.games.take.engine.alphabeta:AlphaBeta",
    features=FEATURES,
    observe=observe,
    levels=LEVELS,
    calibration=Calibration(shift=-0.08, slope=2.16),
)
