"""A game has one rematch, whichever processes its players ask."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

INDEX = "ix_tables_previous"


def upgrade() -> None:
    """Makes the index unique. Of several rematches the first one stays the rematch."""
    op.drop_index(INDEX, "tables")
    earlier = "earlier.previous = tables.previous AND (earlier.created, earlier.id) < (tables.created, tables.id)"
    op.execute(f"UPDATE tables SET previous = NULL WHERE EXISTS (SELECT 1 FROM tables AS earlier WHERE {earlier})")
    op.create_index(INDEX, "tables", ["previous"], unique=True)
