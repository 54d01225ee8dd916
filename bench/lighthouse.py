"""Lighthouse in Debian's Chromium: home, an invitation, and a table of each game, as on a desktop and as on a phone.

Tables are audited as a player sees them whose turn it is, and that of Ta-Ke also as a stranger does who follows a link.
Lighthouse simulates a slow phone on a slow network; other load on the machine makes its figures worse. A score below
its threshold is marked. Run alone, this then exits with status 1.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.server.clients import Person, Server, free_port, until  # noqa: E402

GAMES = {"take": "Ta-Ke", "naishi": "Naishi", "ninjato": "Ninjato"}
DEVICES = {"desktop": ["--preset=desktop"], "phone": []}
"""The devices, with Lighthouse's options for them."""
CATEGORIES = {"performance": "performance", "accessibility": "access.", "best-practices": "practices", "seo": "SEO"}
LEAST = {"desktop": 95, "phone": 90}
"""The least score for performance."""
ALL = 100
"""What all other scores should be."""
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


Cookies = Mapping[str, str]


def report(console: Console) -> bool:
    """Prints the scores and metrics of all pages; returns whether all scores reach their thresholds."""
    table = Table(title="Lighthouse: scores of 100, times until the first and largest paint, time that scripts block")
    for heading in ("page", "device", *CATEGORIES.values(), *METRICS.values(), "performance at least"):
        table.add_column(heading, justify="left" if heading in ("page", "device") else "right")
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            for name, (url, cookies) in pages(server).items():
                for device, options in DEVICES.items():
                    console.print(f"[dim]{name}, {device} …")
                    found = audit(url, options, cookies)
                    table.add_row(name, device, *scores(found, device), *metrics(found), str(LEAST[device]))
                    missed += [f"{name}, {device}: {what}" for what in misses(found, device)]
        finally:
            server.send_home()
            server.kill()
    console.print(table)
    console.print(f"[red]Missed: {'; '.join(missed)}." if missed else "All scores reach their thresholds.")
    return not missed


def pages(server: Server) -> dict[str, tuple[str, Cookies]]:
    """The addresses to audit, with the cookies of their visitor."""
    person = Person(server)
    tables = {title: person.open_table(game, "me", 1, listed=False) for game, title in GAMES.items()}
    invitation = person.open_table("take", "me", "open")
    address = f"{server.url}/table/"
    return {
        "home": (f"{server.url}/", {}),
        **{
            f"{title}, a player's table": (address + table, dict(person.http.cookies))
            for title, table in tables.items()
        },
        f"{GAMES['take']}, a stranger's view": (address + tables[GAMES["take"]], {}),
        "invitation": (address + invitation, {}),
    }


@contextmanager
def chromium(url: str, cookies: Cookies) -> Iterator[int]:
    """A new Chromium with these cookies; gives its port."""
    port = free_port()
    # Some of its processes may write a little longer than it runs.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = [*FLAGS, "--headless=new", f"--remote-debugging-port={port}", f"--user-data-dir={folder}"]
        process = subprocess.Popen(
            [shutil.which("chromium") or "", *options, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            until(lambda: answers(port), "Chromium to start")
            with sync_playwright() as playwright:
                browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
                wanted = [{"name": name, "value": value, "url": urljoin(url, "/")} for name, value in cookies.items()]
                browser.contexts[0].add_cookies(wanted)  # type: ignore[arg-type]
                browser.close()
            yield port
        finally:
            process.terminate()
            process.wait()


def answers(port: int) -> bool:
    """Whether Chromium listens at this port."""
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def audit(url: str, options: list[str], cookies: Cookies) -> dict[str, Any]:
    """Lighthouse's report about an address. Every audit has a new browser, with nothing but the cookies."""
    node, folder = os.environ["ZASHIKI_NODE"], Path(os.environ["ZASHIKI_LIGHTHOUSE"]).resolve()
    command = [
        node,
        str(folder / "node_modules/lighthouse/cli/index.js"),
        url,
        *options,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(CATEGORIES)}",
        "--disable-storage-reset",
    ]
    with chromium(url, cookies) as port:
        done = subprocess.run([*command, f"--port={port}"], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def scores(found: dict[str, Any], device: str) -> list[str]:
    """The score of each category; one below its threshold in red, with the threshold and the audits that failed."""
    return [_score(found, category, device) for category in CATEGORIES]


def misses(found: dict[str, Any], device: str) -> list[str]:
    """The categories whose scores are below their thresholds, in words."""
    return [
        f"{category} {score_of(found, category)} of {least(category, device)}"
        for category in CATEGORIES
        if score_of(found, category) < least(category, device)
    ]


def least(category: str, device: str) -> int:
    """The threshold of a score."""
    return LEAST[device] if category == "performance" else ALL


def score_of(found: dict[str, Any], category: str) -> int:
    """The score of a category, of 100."""
    return round(ALL * found["categories"][category]["score"])


def _score(found: dict[str, Any], category: str, device: str) -> str:
    score = score_of(found, category)
    if score >= least(category, device):
        return str(score)
    parts = [part["id"] for part in found["categories"][category]["auditRefs"] if part["weight"]]
    failed = [part for part in parts if found["audits"][part]["score"] not in (1, None)]
    why = "" if category == "performance" else f" ({', '.join(failed)})"
    return f"[bold red]{score} < {least(category, device)}{why}[/]"


def metrics(found: dict[str, Any]) -> list[str]:
    """The metrics, as Lighthouse words them."""
    return [found["audits"][metric]["displayValue"].replace("\xa0", " ") for metric in METRICS]


if __name__ == "__main__":
    sys.exit(not report(Console(width=160)))
