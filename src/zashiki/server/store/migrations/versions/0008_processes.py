"""Several processes serve the same tables: each running game is minded by one of them, and they share their secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds processes and leases; running games are minded by nobody yet, and the next process takes them over."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.Column("serving_since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.execute("INSERT INTO processes (id, expires, serving_since) VALUES ('', 0, 0)")
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("process", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name="fk_leases_process"),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.execute("INSERT INTO leases (table_id, process) SELECT id, '' FROM tables WHERE status = 'running'")
    with op.batch_alter_table("reviews") as reviews:
        reviews.add_column(sa.Column("process", sa.String(8), nullable=True))
        reviews.create_foreign_key("fk_reviews_process", "processes", ["process"], ["id"])
    op.create_index("ix_reviews_process", "reviews", ["process"])
    op.create_table(
        "commitments",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_commitments_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_commitments"),
    )
    op.create_index("ix_commitments_player", "commitments", ["player"])
    op.create_index("ix_commitments_expires", "commitments", ["expires"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
