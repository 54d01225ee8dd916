"""Whose turn it is, and which seats withdrew, can be read without replaying the game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds columns; they stay empty for what was stored before."""
    op.add_column("tables", sa.Column("first_player", sa.Integer(), nullable=True))
    op.add_column("entries", sa.Column("player", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("withdrawn", sa.String(length=8), nullable=True))
