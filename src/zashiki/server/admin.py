"""What whoever runs a server does to accounts, by name, also while the server runs.

A server that has one of the tables in memory notices by `LogConflict` that something was stored behind its back.
"""

from contextlib import suppress

from zashiki.server.errors import LogConflict
from zashiki.server.passwords import hash_password
from zashiki.server.store.ids import new_id
from zashiki.server.store.store import Store
from zashiki.table.match import Match

_PASSWORD_LETTERS = 16


async def reset_password(store: Store, name: str) -> str:
    """Gives an account a new password, which is returned, and logs it out everywhere."""
    player = await store.player_named(name)
    password = new_id(_PASSWORD_LETTERS)
    await store.set_password(player.id, await hash_password(password))
    return password


async def ban(store: Store, name: str) -> None:
    """Shuts an account out."""
    await store.ban((await store.player_named(name)).id)


async def unban(store: Store, name: str) -> None:
    """Lets an account in again."""
    await store.unban((await store.player_named(name)).id)


async def delete(store: Store, name: str, now: float) -> None:
    """Leaves the account's running games, then forgets it."""
    player = await store.player_named(name)
    await leave_games(store, player.id, now)
    await store.delete_player(player.id)


async def leave_games(store: Store, player_id: str, now: float) -> None:
    """Gets a player up from every running table, so that none of them waits for somebody who never comes."""
    for listing in await store.tables_of(player_id):
        while await _leave_once(store, listing.id, player_id, now):
            pass


async def _leave_once(store: Store, table_id: str, player_id: str, now: float) -> bool:
    """Gets the player up from one seat of a table; whether there may be more to do."""
    table = await store.table(table_id)
    if table.status != "running" or table.started is None:
        return False
    match = Match(table.setup, table.started, table.entries, serving_since=now)
    held = [number for number, seat in enumerate(table.seats) if seat.player == player_id]
    playing = [seat for seat in held if seat not in match.withdrawn]
    if not playing:
        return False
    entry = match.leave(playing[0], now)
    match.accept(entry)
    with suppress(LogConflict):  # the server was quicker: look again
        await store.append(table_id, entry, match.deadline, match.result)
    return True
