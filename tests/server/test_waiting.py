"""The queue and the event of a connection."""

import asyncio

from zashiki.server.waiting import Inbox, Signal


def test_an_inbox_keeps_the_order_and_lets_others_go_first() -> None:
    async def work() -> None:
        inbox, others = Inbox[int](), list[str]()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        asyncio.get_running_loop().call_soon(others.append, "another")
        assert await inbox.get() == 1
        assert others == ["another"]
        assert (await inbox.get(), inbox.empty()) == (2, True)
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert not reading.done()
        inbox.put_nowait(3)
        assert await reading == 3

    asyncio.run(work())


def test_a_reader_that_is_cancelled_leaves_everything_in_the_inbox() -> None:
    async def work() -> None:
        inbox = Inbox[int]()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.wait([reading])
        inbox.put_nowait(1)
        assert await inbox.get() == 1

    asyncio.run(work())


def test_a_signal_lets_a_task_wait_until_it_is_set() -> None:
    async def work() -> None:
        signal = Signal()
        await signal.wait()
        signal.clear()
        waiting = asyncio.create_task(signal.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        signal.set()
        await waiting
        assert signal.is_set()

    asyncio.run(work())
