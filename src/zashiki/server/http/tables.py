"""Tables: creating, finding, joining and leaving them, their records and reviews."""

import asyncio
from random import SystemRandom
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from msgspec import Meta

from zashiki import warashi
from zashiki.kernel.errors import BadArgument, because
from zashiki.kernel.fairness import new_secret
from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.server.authentication import FOR_BOTS, address, identify, require
from zashiki.server.errors import Conflict, Forbidden, NotFound
from zashiki.server.fair_queue import Client
from zashiki.server.identity import Identity
from zashiki.server.jobs import HintJob
from zashiki.server.protocol import (
    LONGEST_ID,
    LONGEST_MOVE,
    MOST,
    Count,
    Move,
    PastPosition,
    SeatNumber,
    Table,
    TableSummary,
)
from zashiki.server.services import Services
from zashiki.server.store.models import ReviewProgress
from zashiki.server.tables.live_table import NO_ENTRIES, LiveTable
from zashiki.server.tables.specs import TableSpec, warashi_seat
from zashiki.table.clock import Clock
from zashiki.table.seats import Seat

# The length too: in Python `$` also matches before a final newline.
_Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Nonce = Annotated[_Digits, Meta(description="Your contribution to the deal: 64 hexadecimal digits.")]
Digest = Annotated[_Digits, Meta(description="A commitment that was issued to you.")]
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=LONGEST_ID)]
Have = Annotated[int, Parameter(ge=0, le=MOST)]
Ply = Annotated[int, Parameter(ge=0, le=MOST)]
Level = Annotated[int, Meta(ge=1, le=HIGHEST)]
MOST_SEATS = 8


class OwnSeat(msgspec.Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """A seat for the creator of the table; several such seats are for people who share a device."""


class OpenSeat(msgspec.Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for anybody who joins."""


class WarashiSeat(msgspec.Struct, frozen=True, tag="warashi", tag_field="kind", forbid_unknown_fields=True):
    """A seat for Warashi."""

    level: Level = DEFAULT_LEVEL


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be created."""

    game: str
    seats: Annotated[tuple[OwnSeat | OpenSeat | WarashiSeat, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    clock: Clock = None
    rated: bool = False
    listed: bool = False
    """Whether the lobby shows it; otherwise only people with the link can find it."""
    by_lot: bool = True
    """Whether the seats are shuffled."""
    nonce: Nonce | None = None
    commitment: Digest | None = None
    """The commitment to the secret to use; without one, you see the commitment only after sending your nonce."""


class Commitment(msgspec.Struct, frozen=True):
    """A commitment to the secret of a table that is not created yet."""

    commitment: str


class CreatedTable(TableSummary, frozen=True, kw_only=True):
    """A table that was created."""

    link: str
    """The address for others."""


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a table."""

    seat: SeatNumber | None = None
    """By default the first free one."""
    nonce: Nonce | None = None


class WarashiRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to give a free seat to Warashi."""

    seat: SeatNumber | None = None
    """By default the first free one."""
    level: Level = DEFAULT_LEVEL


class RematchRequest(JoinRequest, frozen=True, forbid_unknown_fields=True):
    """A request for a rematch."""

    commitment: Digest | None = None
    """The commitment to the secret to use if the rematch does not exist yet."""


class MoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, for programs that do not use the socket."""

    ply: Count
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)
    opt = FOR_BOTS

    @get()
    async def waiting(self, services: Services, game: str | None = None) -> list[TableSummary]:
        """The open tables that anybody may join, newest first."""
        if game is not None:
            find(game)
        return await services.table_lists.open_tables(game)

    @get("/running")
    async def running(self, services: Services, game: str | None = None) -> list[TableSummary]:
        """The games that anybody may watch, newest first."""
        if game is not None:
            find(game)
        return await services.table_lists.running_tables(game)

    @post("/commitment")
    async def commitment(self, request: AnyRequest, services: Services) -> Commitment:
        """Fixes the secret of a table that you create within ten minutes.

        Create it with this commitment and your own nonce: then nobody can have chosen the deal.
        """
        identity = await require(request, services)
        services.limits.use("commit", identity.id)
        return Commitment(await services.commitments.issue(identity.id))

    @post()
    async def create(self, request: AnyRequest, services: Services, data: TableRequest) -> CreatedTable:
        """Creates a table. The game starts when all seats are taken; anybody with the link may join or watch."""
        identity = await require(request, services)
        services.limits.use("create", identity.id)
        services.limits.use("create_by_address", address(request))
        requested = await _checked(data, identity, services)
        about = await services.finish(services.table_commands.create(requested, address(request)))
        public = (services.settings.public_url or str(request.base_url)).rstrip("/")
        return CreatedTable(**msgspec.structs.asdict(about), link=f"{public}/table/{about.table}")

    @get("/{table:str}")
    async def show(self, request: AnyRequest, services: Services, table: TableId, have: Have = 0) -> Table:
        """A table as you may see it: from your seat, or as a spectator."""
        identity = await identify(request, services)
        muted = set(await services.store.mutes(identity.id)) if identity else set()
        player = identity.id if identity else None
        async with services.registry.at(table) as live:
            await services.play.reach(live, have)
            seat = live.seat_of(player)
            services.limits.read(address(request), player, live.entry_count - have)
            return live.view(seat, await services.narrated_logs.read(live, seat, have, address(request)), muted)

    @post("/{table:str}/join", status_code=200)
    async def join(self, request: AnyRequest, services: Services, table: TableId, data: JoinRequest) -> TableSummary:
        """Gives you a seat; if you have one already, you keep it."""
        identity = await require(request, services)
        services.limits.use("join", identity.id)
        services.limits.use("join_by_address", address(request))
        nonce = data.nonce or new_secret()
        return await services.finish(services.table_commands.sit(table, identity, data.seat, nonce))

    @post("/{table:str}/warashi", status_code=200)
    async def seat_warashi(
        self, request: AnyRequest, services: Services, table: TableId, data: WarashiRequest
    ) -> TableSummary:
        """Gives a free seat of a table that you opened to Warashi."""
        identity = await require(request, services)
        return await services.finish(services.table_commands.seat_warashi(table, identity, data.seat, data.level))

    @post("/{table:str}/leave", status_code=204)
    async def leave(self, request: AnyRequest, services: Services, table: TableId) -> None:
        """Frees your seat; if the game is running, you resign."""
        identity = await require(request, services)
        await services.finish(services.table_commands.leave(table, identity))

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(
        self, request: AnyRequest, services: Services, table: TableId, data: RematchRequest
    ) -> TableSummary:
        """Another game of the same players, each one seat further; the second request joins the first."""
        identity = await require(request, services)
        services.limits.use("create", identity.id)
        services.limits.use("create_by_address", address(request))
        secret = await services.commitments.redeem(identity.id, data.commitment)
        nonce = data.nonce or new_secret()
        return await services.finish(services.table_commands.rematch(table, identity, nonce, secret, address(request)))

    @post("/{table:str}/moves", status_code=200)
    async def move(self, request: AnyRequest, services: Services, table: TableId, data: MoveRequest) -> Table:
        """Plays a move and returns the table. A move that is sent twice is played once."""
        identity = await require(request, services)
        services.limits.use("move", identity.id)
        await services.finish(services.play.act(identity, Move(table, data.ply, data.move)))
        muted = await services.store.mutes(identity.id)
        async with services.registry.at(table) as live:
            return live.view(live.seat_of(identity.id), NO_ENTRIES, set(muted))

    @get("/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, request: AnyRequest, services: Services, table: TableId) -> Response[str]:
        """The record: complete with the secret for a finished game, what you may see for a running one."""
        player = await _reader(request, services)
        async with services.registry.at(table, fresh=True) as live:
            record = _record(live, live.seat_of(player))
        name = f"{live.stored.game}-{live.id}.txt"
        return Response(
            str(record), media_type=MediaType.TEXT, headers={"content-disposition": f'inline; filename="{name}"'}
        )

    @get("/{table:str}/moments/{ply:int}")
    async def moment(self, request: AnyRequest, services: Services, table: TableId, ply: Ply) -> PastPosition:
        """A finished game as it stood at a ply: what you saw, and what the seat to decide saw; at the end all hands."""
        player = await _reader(request, services)
        async with services.registry.at(table, fresh=True) as live:
            return live.past_position(ply, player)

    @get("/{table:str}/board")
    async def board(self, request: AnyRequest, services: Services, table: TableId) -> list[tuple[str, str]]:
        """The board as text, as you see it, in pieces with their styles: for pages that cannot draw the game."""
        player = await _reader(request, services)
        async with services.registry.at(table, fresh=True) as live:
            if live.match is None:
                raise Conflict(because("not-begun"))
            position, seat = live.match.position.copy(), live.seat_of(player)
            names = [holder.name for holder in live.seats]
        return await asyncio.to_thread(position.board, seat, names)

    @post("/{table:str}/review", status_code=202)
    async def review(self, request: AnyRequest, services: Services, table: TableId) -> ReviewProgress:
        """Starts a review of a finished game by Warashi in the background."""
        identity = await require(request, services)
        async with services.registry.at(table, fresh=True) as live:
            if live.status != "over":
                raise Conflict(because("review-too-early"))
            record = _record(live, None)
        services.limits.use("review", identity.id)
        client = _client(request, identity)
        return await services.review_queue.request(table, record, client)

    @get("/{table:str}/review")
    async def review_progress(self, request: AnyRequest, services: Services, table: TableId) -> ReviewProgress:
        """The progress of the review, and the review once it is done."""
        progress = await services.review_queue.progress(table)
        if progress is None:
            raise NotFound(because("no-review"))
        identity = await identify(request, services)
        if isinstance(progress.result, warashi.Review):
            player = identity.id if identity else None
            services.limits.read(address(request), player, len(progress.result.decisions))
        return progress

    @post("/{table:str}/hint", status_code=200)
    async def hint(self, request: AnyRequest, services: Services, table: TableId) -> list[warashi.Hint]:
        """Warashi's suggestions for your move; only in games where all your opponents are Warashi."""
        identity = await require(request, services)
        services.limits.use("hint", identity.id)
        async with services.registry.at(table, fresh=True) as live:
            job = HintJob(position=live.position_for_hint(identity.id))
            search: asyncio.Task[list[warashi.Hint]] = services.scheduler.submit(job, _client(request, identity))
            live.hints.add(search)
        disconnected = asyncio.create_task(_disconnected(request))
        disconnected.add_done_callback(lambda _: search.cancel())
        try:
            await asyncio.wait([search])
            if search.cancelled():
                raise Conflict(because("hint-interrupted"))
            return search.result()
        finally:
            search.cancel()
            disconnected.cancel()
            live.hints.discard(search)


def _client(request: AnyRequest, identity: Identity) -> Client:
    return Client(address(request), identity.id)


async def _reader(request: AnyRequest, services: Services) -> str | None:
    """The player who reads a part of a table; None for a spectator."""
    identity = await identify(request, services)
    player = identity.id if identity else None
    services.limits.read(address(request), player)
    return player


async def _disconnected(request: AnyRequest) -> None:
    """Waits until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _checked(requested: TableRequest, identity: Identity, services: Services) -> TableSpec:
    """The specification of a requested table; raises an error if the request is not valid."""
    book = find(requested.game)
    if len(requested.seats) not in book.players:
        allowed = ";".join(map(str, book.players))
        raise BadArgument(because("seats", game=book.title, seats=allowed, given=len(requested.seats)))
    options = book.option_names(book.option_numbers(requested.options))
    if not any(isinstance(seat, OwnSeat) for seat in requested.seats):
        raise BadArgument(because("no-own-seat"))
    if requested.rated:
        _check_rated(requested, identity)
    me = Seat(identity.kind, identity.player.name, identity.id)
    seats = [_seat(seat, requested, me) for seat in requested.seats]
    if requested.by_lot:
        SystemRandom().shuffle(seats)
    nonce = requested.nonce or new_secret()
    return TableSpec(
        game=requested.game,
        options=options,
        seats=tuple(seats),
        nonces=tuple(None if seat.is_open else nonce if seat.player else new_secret() for seat in seats),
        clock=requested.clock,
        rated=requested.rated,
        listed=requested.listed,
        creator=identity.id,
        secret=await services.commitments.redeem(identity.id, requested.commitment),
    )


def _check_rated(requested: TableRequest, identity: Identity) -> None:
    if identity.player.is_guest:
        raise Forbidden(because("rated-guest"))
    if requested.clock is None:
        raise BadArgument(because("rated-clock"))
    if sum(isinstance(seat, OwnSeat) for seat in requested.seats) > 1:
        raise BadArgument(because("rated-seats"))


def _seat(wanted: OwnSeat | OpenSeat | WarashiSeat, requested: TableRequest, me: Seat) -> Seat:
    if isinstance(wanted, OwnSeat):
        return me
    if isinstance(wanted, OpenSeat):
        return Seat("open")
    return warashi_seat(requested.game, wanted.level, requested.rated)


def _record(live: LiveTable, viewer: int | None) -> Record:
    if live.match is None:
        raise Conflict(because("not-started"))
    if live.match.result:
        return live.match.record()
    names = [seat.name for seat in live.seats]
    return Record.excerpt(live.match.position, viewer, names, live.match.setup.commitment)
