"""What the OpenAPI document says beyond what can be read from the handlers."""

from types import ModuleType

import msgspec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

REFUSED = "4XX"
_METHODS = ("get", "post", "put", "patch", "delete")


class Problem(msgspec.Struct, frozen=True):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    message: str


def complete(document: OpenAPI, *modules: ModuleType) -> None:
    """Adds how requests are refused, and that the bodies of these modules have no other fields."""
    for item in (document.paths or {}).values():
        for operation in (getattr(item, method) for method in _METHODS):
            if operation:
                _complete(operation)
    strict = {name for module in modules for name, one in vars(module).items() if _is_strict(one)}
    for name, schema in document.components.schemas.items():
        _mend(schema)
        if name.rpartition("_")[2] in strict:
            schema.additional_properties = False


def _complete(operation: Operation) -> None:
    responses = operation.responses or {}
    responses.pop("400", None)
    responses[REFUSED] = OpenAPIResponse(
        description="Refused: 400 malformed, 401 not signed in, 403 forbidden, 404 unknown, 409 in conflict with how"
        " things are, 413 too large, 429 too fast.",
        content={"application/json": OpenAPIMediaType(schema=_PROBLEM)},
    )
    empty = responses.get("204")
    if isinstance(empty, OpenAPIResponse):
        empty.content = None
    operation.responses = responses


def _mend(schema: Schema | Reference) -> None:
    """Takes the dots of `tuple[int, ...]` for what they are: they were read as a second kind of item, anything."""
    if isinstance(schema, Reference):
        return
    items = schema.items
    if isinstance(items, Schema) and items.one_of:
        kinds = [one for one in items.one_of if one != Schema()]
        schema.items = kinds[0] if len(kinds) == 1 else Schema(one_of=kinds)
    inside = [*(schema.properties or {}).values(), *(schema.one_of or ()), schema.items, schema.additional_properties]
    for one in inside:
        if isinstance(one, Schema):
            _mend(one)


def _is_strict(one: object) -> bool:
    is_struct = isinstance(one, type) and issubclass(one, msgspec.Struct)
    return is_struct and one.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]


_TEXT = Schema(type=OpenAPIType.STRING)
_PROBLEM = Schema(
    title="Problem",
    description=Problem.__doc__,
    type=OpenAPIType.OBJECT,
    properties=dict.fromkeys(Problem.__struct_fields__, _TEXT),
    required=list(Problem.__struct_fields__),
)
