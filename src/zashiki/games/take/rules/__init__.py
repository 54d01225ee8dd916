"""The compiled rules of Ta-Ke, in files that follow the chapters of the rulebook."""

from zashiki.games.take.rules.knowledge import redact as redact
from zashiki.games.take.rules.knowledge import redeal as redeal
from zashiki.games.take.rules.knowledge import reveals as reveals
from zashiki.games.take.rules.legality import LEGAL_BUFFER_SIZE as LEGAL_BUFFER_SIZE
from zashiki.games.take.rules.legality import is_samurai_move_left as is_samurai_move_left
from zashiki.games.take.rules.legality import legal as legal
from zashiki.games.take.rules.scoring import scores as scores
from zashiki.games.take.rules.setup import deal as deal
from zashiki.games.take.rules.state import NOBODY as NOBODY
from zashiki.games.take.rules.state import STATE as STATE
from zashiki.games.take.rules.state import THROUGH_NINJA as THROUGH_NINJA
from zashiki.games.take.rules.turn import apply as apply
