"""A static site in Firefox: the modules run there too. `make soak` runs this, or `pytest tests/page/firefox.py`.

Debian's Firefox is driven by WebDriver BiDi, which it speaks itself; Playwright drives only builds of its own.
"""

import asyncio
import itertools
import json
import random
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.page.driver import MAX_STEPS, SURVEY
from tests.page.sites import serving_site
from zashiki.kernel.registry import installed_games

FIREFOX = shutil.which("firefox-esr")
PATIENCE = 60
"""Seconds until Firefox must have started."""
LEVEL_1 = "localStorage.setItem('zashiki-settings', JSON.stringify({level: 1, motion: 'less', language: 'en'}))"
PLAY = "document.querySelector('[data-game={}] button.first').click()"
START = "document.querySelector('dialog form button.first').click()"


class Firefox:
    """One tab of Firefox."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._ids = itertools.count(1)
        self._tab = ""

    async def start(self) -> None:
        await self.command("session.new", capabilities={})
        self._tab = (await self.command("browsingContext.getTree"))["contexts"][0]["context"]
        viewport = {"width": 1280, "height": 900}
        await self.command("browsingContext.setViewport", context=self._tab, viewport=viewport)

    async def command(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._ids)
        await self._link.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(await self._link.recv())
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    async def open(self, address: str) -> None:
        await self.command("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression, passed as JSON."""
        script = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self._tab}
        found = await self.command("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    async def wait_for(self, expression: str) -> None:
        while not await self.evaluate(expression):
            await asyncio.sleep(0.1)

    async def click(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": actions}
        await self.command("input.performActions", context=self._tab, actions=[mouse])


@asynccontextmanager
async def firefox(profile: Path) -> AsyncIterator[Firefox]:
    assert FIREFOX, "Firefox is missing: apt install firefox-esr."
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            link = await _connected(f"ws://127.0.0.1:{port}/session")
        async with link:
            tab = Firefox(link)
            await tab.start()
            yield tab
    finally:
        process.kill()
        process.wait()


async def _connected(address: str) -> ClientConnection:
    while True:
        try:
            return await connect(address, max_size=None)
        except OSError:
            await asyncio.sleep(0.2)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.mark.parametrize("game", installed_games())
def test_a_whole_game_in_firefox(site: str, tmp_path: Path, game: str) -> None:
    asyncio.run(play(site, tmp_path, game))


async def play(site: str, profile: Path, game: str) -> None:
    async with firefox(profile) as tab:
        await tab.open(site)
        await tab.evaluate(LEVEL_1)
        await tab.open("about:blank")
        await tab.open(site)
        await tab.wait_for("document.querySelectorAll('[data-game]').length")
        await tab.evaluate(PLAY.format(game))
        await tab.wait_for("document.querySelector('dialog form button.first') !== null")
        await tab.evaluate(START)
        chooser = random.Random(1)
        for _ in range(MAX_STEPS):
            found = await tab.evaluate(f"({SURVEY})([100, false, ''])")
            if found is None:
                continue
            if found["is_over"]:
                return
            if found["glowing"]:
                await tab.click(*chooser.choice(found["glowing"])["point"])
        raise AssertionError("the game does not end")
