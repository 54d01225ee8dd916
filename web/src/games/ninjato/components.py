"""What the page of Ninjato needs to know of its components; `make generate` writes it to components.json."""

from typing import Any

from zashiki.games.ninjato import components as ninjato


def components() -> dict[str, Any]:
    """The tables, by name."""
    return {
        "rounds": list(range(1, ninjato.ROUNDS + 1)),
        "scorings": {number: _clans(number) for number in ninjato.SCORING_ROUNDS},
        "shurikens": ninjato.SHURIKENS,
        "honor": dict(zip(ninjato.TREASURE_LETTERS, ninjato.TREASURE_HONOR.tolist(), strict=True)),
        "skills": [_skill(tile) for tile in ninjato.SKILL_TABLE],
        "guards": [{"id": guard.name, "copies": guard.copies} for guard in ninjato.GUARD_TABLE],
        "elites": [
            {
                "id": elite.name,
                "values": elite.values,
                "double": elite.double,
                "honor": elite.honor,
                "copies": elite.copies,
            }
            for elite in ninjato.ELITE_TABLE
        ],
        "costs": {cost.name: _slots(cost) for cost in ninjato.COSTS},
        "envoys": [_envoys(number) for number in range(len(ninjato.ENVOY_COSTS))],
        "rumors": list(ninjato.RUMOR_LETTERS),
    }


def _clans(number: int) -> str:
    """The letters of the clans in the order in which they are scored after a round."""
    return "".join(ninjato.CLAN_LETTERS[clan] for clan in ninjato.CLAN_ORDER[number])


def _skill(tile: ninjato.Tile) -> dict[str, Any]:
    return {
        "id": ninjato.SKILL_NAMES[tile.skill],
        "style": ninjato.STYLE_NAMES[tile.style],
        "cost": None if tile.cost == ninjato.ANY_CARD else tile.cost,
        "copies": tile.copies,
    }


def _slots(cost: ninjato.Cost) -> list[str]:
    """The slots of a cost as the page draws them: letters, `?` for any kind, `=` and `≡` for equal kinds, a range."""
    least, _, most = cost.name.partition("-")
    marks = [{"a": "?", "x": "=", "y": "≡"}.get(kind, kind) for kind in least]
    return [*marks, f"{len(least)}–{len(most)}"] if most else marks


def _envoys(cost: int) -> dict[str, Any]:
    """The envoys of a cost: their ages by clan, and whether they can be masked."""
    envoys = [envoy for envoy in ninjato.ENVOY_TABLE if envoy.cost == cost]
    ages = {ninjato.CLAN_LETTERS[envoy.clan]: envoy.age for envoy in envoys}
    return {"cost": ninjato.ENVOY_COSTS[cost].name, "ages": ages, "mask": envoys[0].mask}
