"""The TypeScript types that are generated from structs."""

from typing import Literal, TypeAlias, TypedDict

import msgspec
from tools.generate_types import Writer

Kind: TypeAlias = Literal["guest", "account"]


class Choices(TypedDict):
    """Some options."""

    recall: Literal["one", "all"]


class Ping(msgspec.Struct, tag="ping", omit_defaults=True):
    """A sign of life."""

    sent: float
    id: int | None = None


class Request(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    level: int | None = 5


class Profile(msgspec.Struct):
    """A player; None for a spectator."""

    kind: Kind
    """Whether they have a password."""
    scores: tuple[int | None, ...]
    ratings: dict[str, float]
    pair: tuple[str, bool]
    choices: Choices
    last: Ping | None = None


def declaration_of(hint: object, name: str) -> str:
    writer = Writer()
    writer.declare(hint)
    return next(part.strip() for part in writer.text().split("\n\n") if f" {name} " in part)


def test_a_struct_becomes_an_interface_with_comments_and_named_types() -> None:
    assert declaration_of(Profile, "Profile") == (
        "/** A player; null for a spectator. */\n"
        "export interface Profile {\n"
        "  /** Whether they have a password. */\n"
        "  kind: Kind;\n"
        "  scores: (number | null)[];\n"
        "  ratings: Record<string, number>;\n"
        "  pair: [string, boolean];\n"
        "  choices: Choices;\n"
        "  last: Ping | null;\n"
        "}"
    )


def test_literals_and_typed_dicts_are_declared_where_they_are_used() -> None:
    assert declaration_of(Profile, "Kind") == "export type Kind = 'guest' | 'account';"
    assert "  recall: 'one' | 'all';" in declaration_of(Profile, "Choices")


def test_a_default_that_is_not_sent_makes_a_field_optional() -> None:
    ping = declaration_of(Ping, "Ping")
    assert "  type: 'ping';\n  sent: number;\n  id?: number;" in ping


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert "  name: string;\n  level?: number | null;" in declaration_of(Request, "Request")
