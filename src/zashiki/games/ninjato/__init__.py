"""Ninjato, by Adam West and Dan Schnake: two to four players, hidden hands, push your luck."""

from zashiki.games.ninjato import rules
from zashiki.games.ninjato.actions import ACTIONS
from zashiki.games.ninjato.engine.estimate import PER_POINT, estimate
from zashiki.games.ninjato.engine.levels import LEVELS
from zashiki.games.ninjato.engine.outlook import outlook
from zashiki.games.ninjato.engine.policy import is_pause, playout_policy
from zashiki.games.ninjato.features import FEATURES, observe
from zashiki.games.ninjato.presentation.board import STYLES, board, glance
from zashiki.games.ninjato.presentation.facts import MOST_FACTS, foretell, tell
from zashiki.games.ninjato.presentation.messages import MESSAGES
from zashiki.games.ninjato.presentation.questions import ask
from zashiki.games.ninjato.presentation.refusals import refuse
from zashiki.games.ninjato.presentation.restore import restore
from zashiki.games.ninjato.presentation.snapshot import snapshot
from zashiki.games.ninjato.presentation.sources import explain
from zashiki.games.ninjato.presentation.view import LAYOUT
from zashiki.games.ninjato.presentation.view import View as View
from zashiki.games.ninjato.presentation.view.show import show
from zashiki.kernel.calibration import Calibration
from zashiki.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    name="ninjato",
    title="Ninjato",
    players=(2, 3, 4),
    options={},
    STATE=rules.STATE,
    moves=ACTIONS.moves,
    has_secrets=True,
    concealed={},
    # Enough for every legal action and for the width of a copied list behind them.
    legal_buffer_size=len(ACTIONS),
    deal=rules.deal,
    legal=rules.legal,
    apply=rules.apply,
    scores=rules.scores,
    standings=rules.standings,
    estimate=estimate,
    outlook=outlook,
    outlook_per_point=PER_POINT,
    swing=110,
    playout_policy=playout_policy,
    is_pause=is_pause,
    redact=rules.redact,
    redeal=rules.redeal,
    reveals=rules.reveals,
    snapshot=snapshot,
    restore=restore,
    layout=LAYOUT,
    show=show,
    styles=STYLES,
    messages=MESSAGES,
    most_facts=MOST_FACTS,
    tell=tell,
    foretell=foretell,
    explain=explain,
    ask=ask,
    refuse=refuse,
    board=board,
    glance=glance,
    usual_moves=80,
    features=FEATURES,
    observe=observe,
    levels=LEVELS,
    calibration=Calibration(shift=-0.03, slope=0.92, more=Calibration(shift=-0.13, slope=0.96)),
)
