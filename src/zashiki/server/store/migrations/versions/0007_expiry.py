"""Open tables whose creator is gone expire, and games without a clock that nobody plays any more end."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ABANDONED = 90 * 86400
"""Seconds, as in `table.clock`."""


def upgrade() -> None:
    """Adds when the creator of a table was last there, and deadlines to running games without a clock."""
    op.add_column("tables", sa.Column("seen", sa.Double(), nullable=True))
    op.execute("UPDATE tables SET seen = created WHERE status = 'open'")
    running = "status = 'running' AND clock = 'null'"
    op.execute(f"UPDATE tables SET first_deadline = started + {ABANDONED} WHERE {running}")
    entries = f"table_id IN (SELECT id FROM tables WHERE {running})"
    op.execute(f"UPDATE entries SET deadline = time + {ABANDONED} WHERE {entries}")
