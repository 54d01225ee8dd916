"""Lighthouse in Debian's Chromium: home and a table of each game, as on a desktop and as on a phone.

Lighthouse simulates a slow phone on a slow network; other load on the machine makes its figures worse.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.page.conftest import FLAGS  # noqa: E402
from tests.server.clients import Person, Server  # noqa: E402

GAMES = {"take": "Ta-Ke", "naishi": "Naishi", "ninjato": "Ninjato"}
DEVICES = {"desktop": ["--preset=desktop"], "phone": []}
"""The devices, with Lighthouse's options for them."""
CATEGORIES = {"performance": "performance", "accessibility": "access.", "best-practices": "practices", "seo": "SEO"}
LEAST = {"desktop": 95, "phone": 90}
"""The least score for performance; all others should be 100."""
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}


def report(console: Console) -> None:
    """Prints the scores and metrics of all pages."""
    table = Table(title="Lighthouse: scores of 100, times until the first and largest paint, time that scripts block")
    for heading in ("page", "device", *CATEGORIES.values(), *METRICS.values(), "performance at least"):
        table.add_column(heading, justify="left" if heading in ("page", "device") else "right")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            for name, url in pages(server).items():
                for device, options in DEVICES.items():
                    console.print(f"[dim]{name}, {device} …")
                    found = audit(url, options)
                    table.add_row(name, device, *scores(found), *metrics(found), str(LEAST[device]))
        finally:
            server.send_home()
            server.kill()
    console.print(table)


def pages(server: Server) -> dict[str, str]:
    """The addresses to audit: home, a running game of each kind as its watchers see it, and an invitation."""
    person = Person(server)
    tables = {title: person.open_table(game, "me", 1, listed=False) for game, title in GAMES.items()}
    invitation = person.open_table("take", "me", "open")
    return {
        "home": f"{server.url}/",
        **{f"{title}, a table": f"{server.url}/table/{table}" for title, table in tables.items()},
        "invitation": f"{server.url}/table/{invitation}",
    }


def audit(url: str, options: list[str]) -> dict[str, Any]:
    """Lighthouse's report about an address."""
    node, folder = os.environ["ZASHIKI_NODE"], Path(os.environ["ZASHIKI_LIGHTHOUSE"]).resolve()
    command = [
        node,
        str(folder / "node_modules/lighthouse/cli/index.js"),
        url,
        *options,
        "--quiet",
        "--output=json",
        f"--only-categories={','.join(CATEGORIES)}",
        f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
    ]
    environment = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def scores(found: dict[str, Any]) -> list[str]:
    """The score of each category, with the audits that failed where it should be 100."""
    return [_score(found, category) for category in CATEGORIES]


def _score(found: dict[str, Any], category: str) -> str:
    about = found["categories"][category]
    score = round(100 * about["score"])
    parts = [part["id"] for part in about["auditRefs"] if part["weight"]]
    failed = [part for part in parts if found["audits"][part]["score"] not in (1, None)]
    return f"{score}" if category == "performance" or not failed else f"{score} ({', '.join(failed)})"


def metrics(found: dict[str, Any]) -> list[str]:
    """The metrics, as Lighthouse words them."""
    return [found["audits"][metric]["displayValue"].replace("\xa0", " ") for metric in METRICS]


if __name__ == "__main__":
    report(Console(width=140))
