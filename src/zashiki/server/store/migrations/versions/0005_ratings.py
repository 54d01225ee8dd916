"""Ratings can be computed again without some of the results, and a table says why it does not count."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds columns. All rated games so far have counted for all seats."""
    op.add_column("tables", sa.Column("uncounted", sa.String(length=10), nullable=True))
    op.create_index(op.f("ix_tables_started"), "tables", ["started"], unique=False)
    op.add_column("seats", sa.Column("counted", sa.String(length=4), nullable=True))
    op.add_column("seats", sa.Column("mu", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("sigma", sa.Double(), nullable=True))
    rated = "SELECT id FROM tables WHERE rated AND status = 'over'"
    op.execute(f"UPDATE seats SET counted = 'full' WHERE table_id IN ({rated})")
