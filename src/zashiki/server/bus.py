"""The bus: a channel of a Valkey or Redis server, over which all processes hear each other.

Nothing is stored there. What was sent while the bus was down may be lost; then `on_gap` is called, and its owner asks
the store what has changed. Each process hears its own messages too, and sends one at least every second, so a bus that
has stopped is noticed even if its connections stay open.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from zashiki.kernel.errors import BadArgument, ZashikiError, missing_extra
from zashiki.server import metrics

OLDEST = 6
"""The oldest version of Redis that is supported; Valkey began as Redis 7.2."""
BEAT = 1.0
"""Seconds after which a process that has nothing to say sends an empty message."""
SILENCE = 3.5
"""Seconds without any message after which the bus counts as broken."""
CONNECT_SECONDS = 3.0
RETRY = 0.3
"""Seconds between two attempts to connect."""
EXPECTED = "expected redis://host:6379 or valkey://user:password@host"
log = logging.getLogger(__name__)


class CannotUseBus(ZashikiError):
    """The bus cannot be used."""


class Bus:
    """A connection to one channel that is renewed for as long as it is needed."""

    def __init__(
        self,
        url: str,
        channel: str,
        collect: Callable[[], bytes],
        receive: Callable[[bytes], None],
        on_loss: Callable[[], None],
    ) -> None:
        self._client, self._errors = _client(url)
        self._channel = channel
        self._collect = collect
        """Returns what waits to be sent, as one message."""
        self._receive = receive
        self._on_loss = on_loss
        """Called when a message could not be sent."""
        self._wakeup = asyncio.Event()
        self.on_gap: Callable[[], None] = lambda: None
        """Called whenever messages of others may have been lost, once the bus works again."""
        self.is_up = False
        """Whether messages arrive."""
        self._is_ending = False

    async def check(self) -> None:
        """Raises `CannotUseBus`, with the reason, unless the server can be reached and is recent enough."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                about: dict[str, Any] = await self._client.info("server")
        except self._errors as error:
            raise CannotUseBus(f"Cannot use the bus: {reason_of(error)}.") from None
        version = str(about.get("valkey_version") or about.get("redis_version") or "0")
        if int(version.partition(".")[0]) < OLDEST:
            raise CannotUseBus(f"The server of the bus has version {version}; Zashiki needs Redis {OLDEST} or Valkey.")

    def wake(self) -> None:
        """Sends what waits as soon as possible. What comes up while a message is on its way goes into the next one."""
        self._wakeup.set()

    async def run(self) -> None:
        """Sends and receives until it is cancelled."""
        both = [asyncio.create_task(work) for work in (self._send_all(), self._listen_for_ever())]
        try:
            await asyncio.wait(both)
        finally:
            self._is_ending = True  # the client may swallow a cancellation while a connection breaks
            for one in both:
                one.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def flush(self) -> None:
        """Sends what still waits, if that is possible; `run` must have been cancelled before."""
        with suppress(*self._errors):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._client.publish(self._channel, self._collect())

    async def close(self) -> None:
        """Closes the connections."""
        await self._client.aclose()

    async def _send_all(self) -> None:
        while not self._is_ending:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._wakeup.wait()
            self._wakeup.clear()
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._client.publish(self._channel, self._collect())
            except self._errors:
                self._on_loss()
                await asyncio.sleep(RETRY)

    async def _listen_for_ever(self) -> None:
        while not self._is_ending:
            try:
                await self._listen()
            except self._errors as error:
                if self.is_up:
                    log.warning("the bus failed", extra={"reason": reason_of(error)})
            self._show(False)
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        async with self._client.pubsub() as subscription:
            async with asyncio.timeout(CONNECT_SECONDS):
                await subscription.subscribe(self._channel)
            while not self._is_ending:
                message = await _within(SILENCE, subscription.get_message(timeout=None))
                if message is None:
                    continue
                if message["type"] == "subscribe":
                    self._connected()
                elif message["type"] == "message":
                    self._receive(message["data"])

    def _connected(self) -> None:
        if not self.is_up:
            log.info("connected to the bus")
        self._show(True)
        self.on_gap()

    def _show(self, is_up: bool) -> None:
        self.is_up = is_up
        metrics.BUS_UP.set(is_up)


async def check_bus(url: str) -> None:
    """Raises `CannotUseBus`, with the reason, unless a bus can be used."""
    bus = Bus(url, "", lambda: b"", lambda _: None, lambda: None)
    try:
        await bus.check()
    finally:
        await bus.close()


async def _within(seconds: float, waiting: Awaitable[Any]) -> Any:
    async with asyncio.timeout(seconds):
        return await waiting


def _client(url: str) -> tuple[Any, tuple[type[Exception], ...]]:
    """A client for the URL of a bus, and the errors that it raises; raises `BadArgument` if it is not one."""
    try:
        from valkey import asyncio as valkey
        from valkey.exceptions import ValkeyError
    except ModuleNotFoundError:
        raise BadArgument(missing_extra("bus", "A bus")) from None
    try:
        client = valkey.Valkey.from_url(url, socket_connect_timeout=CONNECT_SECONDS, client_name="zashiki")
    except (ValueError, TypeError):
        # Without the URL itself, which may contain a password.
        raise BadArgument(f"This is not the URL of a bus; {EXPECTED}.") from None
    return client, (ValkeyError, OSError, TimeoutError)


def reason_of(error: Exception) -> str:
    """Why the bus failed, without a full stop."""
    return (str(error) or "it does not answer").partition("\n")[0].removesuffix(".")
