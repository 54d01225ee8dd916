"""What names look like is stored, so that nobody can have a name that looks like another."""

import sqlalchemy as sa
from alembic import op

from zashiki.server.names import skeletons

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds skeletons of all names. Of accounts that look alike the oldest gets them; all keep their names."""
    table = op.create_table(
        "skeletons",
        sa.Column("skeleton", sa.String(length=500), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_skeletons_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("skeleton", name=op.f("pk_skeletons")),
    )
    op.create_index(op.f("ix_skeletons_player"), "skeletons", ["player"], unique=False)
    accounts = op.get_bind().execute(sa.text("SELECT id, name FROM players WHERE kind = 'account' ORDER BY created"))
    owners: dict[str, str] = {}
    for account in accounts:
        for look in skeletons(account.name):
            owners.setdefault(look, account.id)
    op.bulk_insert(table, [{"skeleton": look, "player": player} for look, player in owners.items()])
