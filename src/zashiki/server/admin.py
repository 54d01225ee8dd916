"""Administration of accounts, by name, also while the server runs.

A running server that has one of the changed tables in memory detects that by `LogConflict`, or with its next sweep.
"""

from collections.abc import Sequence
from contextlib import suppress

from zashiki.server.errors import LogConflict
from zashiki.server.passwords import hash_password
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import UndoneResults
from zashiki.server.store.store import Store
from zashiki.table.match import Match

_PASSWORD_LETTERS = 16


async def reset_password(store: Store, name: str) -> str:
    """Gives an account a new password and logs it out everywhere; returns the password."""
    player = await store.player_named(name)
    password = new_id(_PASSWORD_LETTERS)
    await store.set_password(player.id, await hash_password(password))
    return password


async def ban(store: Store, name: str) -> None:
    """Bans an account."""
    await store.ban((await store.player_named(name)).id)


async def unban(store: Store, name: str) -> None:
    """Lifts the ban of an account."""
    await store.unban((await store.player_named(name)).id)


async def delete(store: Store, name: str, now: float) -> None:
    """Deletes an account after leaving its running games."""
    player = await store.player_named(name)
    await leave_games(store, player.id, now)
    await store.delete_player(player.id)


async def undo_results(store: Store, names: Sequence[str], dry_run: bool = False) -> UndoneResults:
    """Removes the rated results of one account, or of several with each other, and computes all ratings again."""
    players = {(await store.player_named(name)).id for name in names}
    return await store.undo_results(sorted(players), dry_run)


async def leave_games(store: Store, player_id: str, now: float) -> None:
    """Withdraws a player from all running games, so that nobody waits for a player who never comes back."""
    for listing in await store.tables_of(player_id):
        while await _leave_once(store, listing.id, player_id, now):
            pass


async def _leave_once(store: Store, table_id: str, player_id: str, now: float) -> bool:
    """Withdraws the player from one seat of a table; whether there may be more."""
    table = await store.table(table_id)
    if table.status != "running" or table.started is None:
        return False
    match = Match(table.setup, table.started, table.entries, serving_since=now)
    held = [number for number, seat in enumerate(table.seats) if seat.player == player_id]
    playing = [seat for seat in held if seat not in match.withdrawn]
    if not playing:
        return False
    entry = match.leave(playing[0], now)
    with suppress(LogConflict):  # the server was quicker: look again
        await store.append(table_id, entry, match.consequence(entry))
    return True
