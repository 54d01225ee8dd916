"""The watchers of all tables in all processes: each tells the others, and what a dead process told is forgotten."""

from collections.abc import Collection, Mapping


class Presence:
    """The players who watch each table."""

    def __init__(self, process: str) -> None:
        self.process = process
        """This process."""
        self._watched: dict[str, dict[str, frozenset[str]]] = {process: {}}
        """For each process and each table that somebody watches through it, the players."""

    def at(self, table: str) -> set[str]:
        """The players who watch a table, in whichever process."""
        return {player for tables in self._watched.values() for player in tables.get(table, ())}

    @property
    def own(self) -> dict[str, frozenset[str]]:
        """The players who watch each table through this process."""
        return dict(self._watched[self.process])

    def note(self, process: str, table: str, players: frozenset[str]) -> None:
        """Notes everybody who watches a table through a process."""
        tables = self._watched.setdefault(process, {})
        if players:
            tables[table] = players
        else:
            tables.pop(table, None)

    def replace(self, process: str, present: Mapping[str, frozenset[str]]) -> set[str]:
        """Notes everybody who watches anything through a process; returns the tables where that is a change."""
        before, self._watched[process] = self._watched.get(process, {}), dict(present)
        return {table for table in before.keys() | present.keys() if before.get(table) != present.get(table)}

    def forget_all_but(self, living: Collection[str]) -> set[str]:
        """Forgets what dead processes told; returns the tables concerned."""
        dead = self._watched.keys() - {*living, self.process}
        return {table for process in dead for table in self._watched.pop(process)}
