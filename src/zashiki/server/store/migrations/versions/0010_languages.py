"""Players choose a language."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column for it."""
    op.add_column("players", sa.Column("language", sa.String(8)))
