"""Sessions are stored, so that they can be ended, and tokens are valid for a year at most."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

YEAR = 365 * 86400


def upgrade() -> None:
    """Adds sessions; shortens tokens that were valid for longer, and those without an end."""
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"], unique=False)
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"], unique=False)
    longest = f"created + {YEAR}"
    op.execute(f"UPDATE tokens SET expires = {longest} WHERE expires IS NULL OR expires > {longest}")
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("expires", existing_type=sa.Double(), nullable=False)
