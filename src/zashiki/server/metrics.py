"""Metrics for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS = Gauge("zashiki_connections", "Open WebSockets.")
TABLES = Gauge("zashiki_tables_in_memory", "Tables in memory.")
ENTRIES = Counter("zashiki_entries", "Entries stored in the logs of tables: moves, take-backs, resignations.")
MESSAGES = Counter("zashiki_messages", "Messages received, by type.", ["type"])
REFUSED = Counter("zashiki_refused", "Requests and messages refused, by code.", ["code"])
ANSWERED = Histogram(
    "zashiki_request_seconds", "Seconds until a request was answered, by route and status.", ["route", "status"]
)
COMMITTED = Histogram("zashiki_commit_seconds", "Seconds for writing everything that waited, until it was on disk.")
DATABASE_FAILURES = Counter(
    "zashiki_database_failures",
    "Failed attempts to use the database, by kind: conflict, blocked, lost or unavailable.",
    ["kind"],
)
BUS_UP = Gauge("zashiki_bus_up", "1 if messages of other processes arrive, 0 if they do not.")
BUS_SECONDS = Histogram(
    "zashiki_bus_seconds",
    "Seconds until a process heard its own message on the bus.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
BUS_GAPS = Counter("zashiki_bus_gaps", "Times that messages may have been lost, so that the store was asked.")
PROCESSES = Gauge("zashiki_processes", "Processes with the same database that live, as seen by this one.")
TAKEN_OVER = Counter("zashiki_games_taken_over", "Running games taken over from processes that ended.")
