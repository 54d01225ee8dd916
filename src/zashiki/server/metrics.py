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
