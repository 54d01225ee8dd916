"""Tables over HTTP: opening, finding, joining and leaving them, and what is left of them when they are over."""

import asyncio
import threading
from random import SystemRandom
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from msgspec import Meta

from zashiki import warashi
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.fairness import new_secret
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.server.authentication import identify, require
from zashiki.server.errors import Conflict, Forbidden, NotFound
from zashiki.server.identity import Identity
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
from zashiki.server.ratings import warashi_rating
from zashiki.server.room import Room, TableSpec
from zashiki.server.services import Services
from zashiki.server.store.models import ReviewProgress
from zashiki.table.clock import Clock
from zashiki.table.seats import Seat

# The length too: to Python a line may end after `$`.
_Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Nonce = Annotated[_Digits, Meta(description="Your part in the deal: 64 hexadecimal digits.")]
Digest = Annotated[_Digits, Meta(description="A commitment that you were given.")]
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=LONGEST_ID)]
Have = Annotated[int, Parameter(ge=0, le=MOST)]
Ply = Annotated[int, Parameter(ge=0, le=MOST)]
MOST_SEATS = 8


class OwnSeat(msgspec.Struct, frozen=True, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever opens the table; several for several people at one device."""


class OpenSeat(msgspec.Struct, frozen=True, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """A seat for whoever comes."""


class WarashiSeat(msgspec.Struct, frozen=True, tag="warashi", tag_field="kind", forbid_unknown_fields=True):
    """A seat for Warashi."""

    level: Annotated[int, Meta(ge=1, le=HIGHEST)] = 5


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Annotated[tuple[OwnSeat | OpenSeat | WarashiSeat, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    clock: Clock = None
    rated: bool = False
    listed: bool = False
    """Whether the lobby shows it; without that only who has the link finds it."""
    by_lot: bool = True
    """Whether the seats are shuffled."""
    nonce: Nonce | None = None
    commitment: Digest | None = None
    """Of the secret that is to be used; without one you are not shown it before you send your nonce."""


class Commitment(msgspec.Struct, frozen=True):
    """What is shown of the secret of a table that is to be opened."""

    commitment: str


class CreatedTable(TableSummary, frozen=True, kw_only=True):
    """A table that was opened."""

    link: str
    """Where others find it."""


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody sits down."""

    seat: SeatNumber | None = None
    """The first free one if not given."""
    nonce: Nonce | None = None


class RematchRequest(JoinRequest, frozen=True, forbid_unknown_fields=True):
    """How somebody wants a rematch."""

    commitment: Digest | None = None
    """Of the secret that is to be used if nobody has opened the table yet."""


class MoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, for programs that would rather not hold a socket open."""

    ply: Count
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def waiting(self, services: Services, game: str | None = None) -> list[TableSummary]:
        """The open tables that anybody may join, the newest first."""
        if game is not None:
            find(game)
        return await services.rooms.open_tables(game)

    @get("/running")
    async def running(self, services: Services, game: str | None = None) -> list[TableSummary]:
        """The games that anybody may watch, the newest first."""
        if game is not None:
            find(game)
        return await services.rooms.running_tables(game)

    @post("/commitment")
    async def commitment(self, request: AnyRequest, services: Services) -> Commitment:
        """Fixes the secret of a table that you open within ten minutes.

        Open it with this commitment and a nonce of your own, and nobody can have chosen the deal.
        """
        identity = await require(request, services)
        services.limits.use("commit", identity.id)
        return Commitment(services.commitments.issue(identity.id))

    @post()
    async def create(self, request: AnyRequest, services: Services, data: TableRequest) -> CreatedTable:
        """Opens a table. The game begins when all seats are taken; who has the link may join or watch."""
        identity = await require(request, services)
        services.limits.use("create", identity.id)
        wanted = _checked(data, identity, services)
        about = await services.finish(services.rooms.create(wanted))
        public = (services.settings.public_url or str(request.base_url)).rstrip("/")
        return CreatedTable(**msgspec.structs.asdict(about), link=f"{public}/table/{about.table}")

    @get("/{table:str}")
    async def show(self, request: AnyRequest, services: Services, table: TableId, have: Have = 0) -> Table:
        """A table as you may see it: from your seat, or as a spectator."""
        identity = await identify(request, services)
        muted = set(await services.store.mutes(identity.id)) if identity else set()
        async with services.rooms.at(table) as room:
            return room.shown(room.seat_of(identity.id if identity else None), have, muted)

    @post("/{table:str}/join", status_code=200)
    async def join(self, request: AnyRequest, services: Services, table: TableId, data: JoinRequest) -> TableSummary:
        """Sits you down. Who sits already stays where he is."""
        identity = await require(request, services)
        nonce = data.nonce or new_secret()
        return await services.finish(services.rooms.sit(table, identity, data.seat, nonce))

    @post("/{table:str}/leave", status_code=204)
    async def leave(self, request: AnyRequest, services: Services, table: TableId) -> None:
        """Frees your seat; a running game is given up."""
        identity = await require(request, services)
        await services.finish(services.rooms.get_up(table, identity))

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(
        self, request: AnyRequest, services: Services, table: TableId, data: RematchRequest
    ) -> TableSummary:
        """Another game of the same people, each one seat further; the second who wants it joins the first."""
        identity = await require(request, services)
        services.limits.use("create", identity.id)
        secret = services.commitments.redeem(identity.id, data.commitment)
        return await services.finish(services.rooms.play_again(table, identity, data.nonce or new_secret(), secret))

    @post("/{table:str}/moves", status_code=200)
    async def move(self, request: AnyRequest, services: Services, table: TableId, data: MoveRequest) -> Table:
        """Plays a move; the table as it is then. Sent twice, it is played once."""
        identity = await require(request, services)
        services.limits.use("move", identity.id)
        await services.finish(services.rooms.act(identity, Move(table, data.ply, data.move)))
        muted = await services.store.mutes(identity.id)
        async with services.rooms.at(table) as room:
            return room.shown(room.seat_of(identity.id), room.number, set(muted))

    @get("/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, request: AnyRequest, services: Services, table: TableId) -> Response[str]:
        """The record: of a finished game all of it, with the secret; of a running one what you may see."""
        identity = await identify(request, services)
        async with services.rooms.at(table) as room:
            record = _record(room, room.seat_of(identity.id if identity else None))
        name = f"{room.stored.game}-{room.id}.txt"
        return Response(
            str(record), media_type=MediaType.TEXT, headers={"content-disposition": f'inline; filename="{name}"'}
        )

    @get("/{table:str}/moments/{ply:int}")
    async def moment(self, services: Services, table: TableId, ply: Ply) -> PastPosition:
        """A finished game as it stood at a ply, seen by whoever was to decide."""
        async with services.rooms.at(table) as room:
            return room.moment(ply)

    @post("/{table:str}/review", status_code=202)
    async def review(self, request: AnyRequest, services: Services, table: TableId) -> ReviewProgress:
        """Has Warashi look at a finished game, in the background."""
        identity = await require(request, services)
        async with services.rooms.at(table) as room:
            if room.status != "over":
                raise Conflict("A game is reviewed when it is over.")
            record = _record(room, None)
        services.limits.use("review", identity.id)
        return await _addressed(await services.review_queue.request(table, record), table, identity, services)

    @get("/{table:str}/review")
    async def review_progress(self, request: AnyRequest, services: Services, table: TableId) -> ReviewProgress:
        """How far the review is, and the review once it is done, which addresses you where you decided."""
        progress = await services.review_queue.progress(table)
        if progress is None:
            raise NotFound("Nobody has asked for a review of this game yet.")
        return await _addressed(progress, table, await identify(request, services), services)

    @post("/{table:str}/hint", status_code=200)
    async def hint(self, request: AnyRequest, services: Services, table: TableId) -> list[warashi.Hint]:
        """What Warashi would do in your place; where only Warashi plays against you."""
        identity = await require(request, services)
        services.limits.use("hint", identity.id)
        async with services.rooms.at(table) as room:
            position = room.hinted(identity.id)
            stop = threading.Event()
            room.hinting.add(stop)
        gone = asyncio.create_task(_gone(request))
        gone.add_done_callback(lambda _: stop.set())
        try:
            return await services.engine_pool.hint(identity.id, position, stop)
        finally:
            gone.cancel()
            room.hinting.discard(stop)


async def _addressed(
    progress: ReviewProgress, table: str, identity: Identity | None, services: Services
) -> ReviewProgress:
    """A review whose texts address the reader about the reader's own decisions, and nobody else about theirs."""
    if not isinstance(progress.result, warashi.Review):
        return progress
    async with services.rooms.at(table) as room:
        seats = room.seats_of(identity.id if identity else None)
    return msgspec.structs.replace(progress, result=progress.result.addressed_to(seats))


async def _gone(request: AnyRequest) -> None:
    """Waits until whoever asks has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _checked(wanted: TableRequest, identity: Identity, services: Services) -> TableSpec:
    """A table that can be opened as it is wanted."""
    book = find(wanted.game)
    if len(wanted.seats) not in book.players:
        many = " or ".join(map(str, book.players))
        raise BadArgument(f"{book.title} is played by {many}, not by {len(wanted.seats)}.")
    options = book.option_names(book.option_numbers(wanted.options))
    if not any(isinstance(seat, OwnSeat) for seat in wanted.seats):
        raise BadArgument("One seat at least is your own: {'kind': 'me'}.")
    if wanted.rated:
        _check_rated(wanted, identity)
    me = Seat(identity.kind, identity.player.name, identity.id)
    seats = [_seat(seat, me) for seat in wanted.seats]
    if wanted.by_lot:
        SystemRandom().shuffle(seats)
    nonce = wanted.nonce or new_secret()
    return TableSpec(
        game=wanted.game,
        options=options,
        seats=tuple(seats),
        nonces=tuple(None if seat.is_open else nonce if seat.player else new_secret() for seat in seats),
        clock=wanted.clock,
        rated=wanted.rated,
        listed=wanted.listed,
        creator=identity.id,
        secret=services.commitments.redeem(identity.id, wanted.commitment),
    )


def _check_rated(wanted: TableRequest, identity: Identity) -> None:
    if identity.player.is_guest:
        raise Forbidden("Only accounts play rated games; choose a name and a password first.")
    if sum(isinstance(seat, OwnSeat) for seat in wanted.seats) > 1:
        raise BadArgument("In a rated game everybody has one seat.")
    if any(isinstance(seat, WarashiSeat) and warashi_rating(wanted.game, seat.level) is None for seat in wanted.seats):
        raise BadArgument("Warashi's level 8 has no rating, as it depends on the machine; levels 1 to 7 have.")


def _seat(wanted: OwnSeat | OpenSeat | WarashiSeat, me: Seat) -> Seat:
    if isinstance(wanted, OwnSeat):
        return me
    if isinstance(wanted, OpenSeat):
        return Seat("open")
    return Seat("warashi", f"Warashi {wanted.level}", level=wanted.level)


def _record(room: Room, viewer: int | None) -> Record:
    if room.match is None:
        raise Conflict("The game has not begun: a seat is still free.")
    if room.match.result:
        return room.match.record()
    names = [seat.name for seat in room.seats]
    return Record.excerpt(room.match.position, viewer, names, room.match.setup.commitment)
