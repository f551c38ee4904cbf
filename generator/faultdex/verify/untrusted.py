"""Turn bytes that anybody may have written into a value, or into why they are none."""

from typing import TypeVar

from pydantic import ValidationError

from faultdex.model.shape import Shape

Value = TypeVar("Value", bound=Shape)


def read_untrusted(kind: type[Value], data: bytes, largest: int, name: str) -> Value | str:
    """Return the JSON in `data` as `kind`, or why it is no `name`; `largest` is in bytes."""
    if len(data) > largest:
        return f"the file has {len(data)} bytes, the most is {largest}"
    try:
        return kind.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"the file is no {name}: {where or 'JSON'}: {first['msg']}"
