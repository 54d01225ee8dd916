"""The tables of the database. A change here needs a step in `migrations/versions`; a test compares the two.

Times are seconds since 1970. Structured values are JSON in text columns, written and read by msgspec.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

PLAYER_ID = 16
TABLE_ID = 12
TOKEN_ID = 12
PROCESS_ID = 8
LANGUAGE = 8
NOBODY = ""
"""The id of a process that never lives: what it minds, another one takes over."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String(PLAYER_ID), primary_key=True),
    Column("kind", String(7), nullable=False),
    Column("name", String(24), nullable=False),
    Column("key", String(500), unique=True, doc="The normalized name, for comparison; null for guests."),
    Column("password", String(200), doc="A hash; null for guests."),
    Column("epoch", Integer, nullable=False, doc="Increases whenever all sessions and tokens of the player end."),
    Column("banned", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("language", String(LANGUAGE), doc="The language that the player has chosen; null for that of the browser."),
)

skeletons = Table(
    "skeletons",
    metadata,
    Column("skeleton", String(500), primary_key=True, doc="What the name of an account looks like: see server.names."),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(TOKEN_ID), primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(TABLE_ID), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False, doc="The number of seats."),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("uncounted", String(10), doc="Why it does not count for ratings although it was opened as a rated game."),
    Column("listed", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("status", String(7), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, doc="When the creator of an open table was last there."),
    Column("started", Double),
    Column("ended", Double),
    Column("first_deadline", Double, doc="The deadline of the first decision: see entries.deadline."),
    Column("first_player", Integer, doc="The seat that begins: see entries.player."),
    Column("warashi", Boolean, nullable=False, doc="Whether Warashi plays a seat."),
    Column("creator", ForeignKey(players.c.id, ondelete="SET NULL"), index=True),
    Column("result", Text),
    Column("snapshot", Text),
    Column(
        "previous",
        ForeignKey("tables.id", ondelete="SET NULL"),
        index=True,
        unique=True,
        doc="The table it is a rematch of; there is one rematch.",
    ),
    Index(None, "status", "game", "created"),
    Index(None, "started"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(7), nullable=False),
    Column("player", ForeignKey(players.c.id, ondelete="SET NULL"), index=True),
    Column("name", String(24), nullable=False),
    Column("level", Integer),
    Column("nonce", String(64)),
    Column("withdrawn", String(8), doc="Why the seat withdrew; null if it did not."),
    Column("counted", String(4), doc="How the result counts for the ratings; null if it does not."),
    Column("mu", Double, doc="The rating before a counted game, with which ratings can be computed again."),
    Column("sigma", Double),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer),
    Column("time", Double, nullable=False),
    Column("what", Text, nullable=False),
    Column("seconds_left", Text),
    Column("deadline", Double, doc="When the time of the seat to decide is up after this entry."),
    Column("player", Integer, doc="The seat to decide after this entry; null when the game is over."),
    UniqueConstraint("table_id", "ply"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("time", Double, nullable=False),
    Column("text", Text, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey(players.c.id, ondelete="CASCADE"), primary_key=True, index=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "game", "mu"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(PROCESS_ID), primary_key=True),
    Column("expires", Double, nullable=False, doc="When it counts as dead, by the clock of the database."),
    Column("serving_since", Double, nullable=False, doc="Since when it or another one has been serving all the time."),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("process", ForeignKey(processes.c.id), nullable=False, index=True, doc="It minds the running game."),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("state", String(7), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),
    Column("process", ForeignKey(processes.c.id), index=True, doc="It makes the review; null when that is done."),
)

commitments = Table(
    "commitments",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("player", ForeignKey(players.c.id, ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(64), nullable=False, doc="In hexadecimal digits."),
)
