"""A bot that joins a table on a Zashiki server and plays the game to its end.

    python examples/bot.py http://127.0.0.1:8000 zk_… TABLE

An account creates the token, on its page or with POST /api/me/tokens. This bot plays at random; replace `choose`
with something better.
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect


def choose(view: dict[str, Any], legal_moves: list[str]) -> str:
    """The move to play. `view` is what the seat sees, see docs/server.md."""
    return random.choice(legal_moves)


def play(server: str, token: str, table: str) -> dict[str, Any]:
    """Joins a table, plays the game and returns its outcome."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    join = urllib.request.Request(f"{server}/api/tables/{table}/join", b"{}", headers, method="POST")
    urllib.request.urlopen(join).close()
    with connect(server.replace("http", "ws", 1) + "/api/socket", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        for text in socket:
            message = json.loads(text)
            now = message.get("now") if message["type"] in ("table", "update") else None
            if now and now["outcome"]:
                outcome: dict[str, Any] = now["outcome"]
                return outcome
            if now and now["legal_moves"]:
                move = choose(now["view"], now["legal_moves"])
                socket.send(json.dumps({"type": "move", "table": table, "ply": now["ply"], "move": move}))
    raise ConnectionError("The server closed the connection. Run the bot again to continue the game.")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python examples/bot.py SERVER TOKEN TABLE")
    print(play(*sys.argv[1:]))
