"""Completes the OpenAPI document with what cannot be derived from the handlers."""

from types import ModuleType

import msgspec
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, Operation, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType

from zashiki.server.responses import Problem

REFUSED = "4XX"
_METHODS = ("get", "post", "put", "patch", "delete")


def complete(document: OpenAPI, *modules: ModuleType) -> None:
    """Adds the error responses, and that the request bodies of these modules allow no other fields."""
    for item in (document.paths or {}).values():
        for operation in (getattr(item, method) for method in _METHODS):
            if operation:
                _complete(operation)
    strict = {name for module in modules for name, value in vars(module).items() if _is_strict(value)}
    for name, schema in document.components.schemas.items():
        _repair_arrays(schema)
        if name.rpartition("_")[2] in strict:
            schema.additional_properties = False


def _complete(operation: Operation) -> None:
    responses = operation.responses or {}
    responses.pop("400", None)
    responses[REFUSED] = OpenAPIResponse(
        description="An error: 400 malformed, 401 not signed in, 403 forbidden, 404 not found, 409 conflict with the"
        " current state, 413 too large, 429 too many requests.",
        content={"application/json": OpenAPIMediaType(schema=_PROBLEM)},
    )
    empty = responses.get("204")
    if isinstance(empty, OpenAPIResponse):
        empty.content = None
    operation.responses = responses


def _repair_arrays(schema: Schema | Reference) -> None:
    """Repairs the schema of `tuple[int, ...]`, whose dots Litestar takes for a second item type."""
    if isinstance(schema, Reference):
        return
    items = schema.items
    if isinstance(items, Schema) and items.one_of:
        kinds = [kind for kind in items.one_of if kind != Schema()]
        schema.items = kinds[0] if len(kinds) == 1 else Schema(one_of=kinds)
    nested = [*(schema.properties or {}).values(), *(schema.one_of or ()), schema.items, schema.additional_properties]
    for part in nested:
        if isinstance(part, Schema):
            _repair_arrays(part)


def _is_strict(value: object) -> bool:
    is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
    return is_struct and value.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]


_TEXT = Schema(type=OpenAPIType.STRING)
_PROBLEM = Schema(
    title="Problem",
    description=Problem.__doc__,
    type=OpenAPIType.OBJECT,
    properties={
        "code": _TEXT,
        "message": _TEXT,
        "reason": _TEXT,
        "args": Schema(type=OpenAPIType.OBJECT),
        "facts": Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.OBJECT)),
    },
    required=["code", "message"],
)
