"""Reviews say what moves do as facts instead of English sentences."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forgets finished reviews, which are made again when somebody asks for them."""
    op.execute("DELETE FROM reviews WHERE state = 'done'")
