"""Turn the model of an entry into the commented files that a new entry starts from."""

import json
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from faultdex.model.entry import Facts
from faultdex.model.guide import SECTIONS
from faultdex.strenum import StrEnum

_STEP = "  "


def template(given: Mapping[str, str]) -> Mapping[str, str]:
    """Return the content of entry.yaml and guide.md by name.

    `given` fills top-level texts, such as the topic. What is left empty is reported by the
    checks until it is written; what is optional stands behind a comment sign.
    """
    lines = [line for name, field in Facts.model_fields.items() for line in _field(name, field)]
    filled = [_filled(line, given) for line in lines]
    guide = "\n\n".join(f"## {name}" for name in SECTIONS)
    return {"entry.yaml": "\n".join(filled) + "\n", "guide.md": f"{guide}\n"}


def _filled(line: str, given: Mapping[str, str]) -> str:
    name, _, empty = line.partition(": ")
    is_given = empty == '""' and name in given
    return f"{name}: {json.dumps(given[name], ensure_ascii=False)}" if is_given else line


def _field(name: str, field: FieldInfo) -> Iterator[str]:
    lines = _value(name, field)
    yield f"# {field.description}{_choices(field)}"
    yield from lines if field.is_required() else (f"# {line}" for line in lines)


def _value(name: str, field: FieldInfo) -> Iterator[str]:
    inner = _bare(field.annotation)
    origin, arguments = get_origin(inner), get_args(inner)
    if origin is tuple:
        yield from _list(name, _bare(arguments[0]))
    elif origin is dict:
        yield f"{name}:"
        yield f'{_STEP}{_key(arguments[0])}: ""'
    elif isinstance(inner, type) and issubclass(inner, BaseModel):
        yield f"{name}:"
        yield from (f"{_STEP}{line}" for line in _model(inner))
    else:
        yield f"{name}: {_example(inner, field.default)}"


def _list(name: str, item: object) -> Iterator[str]:
    if isinstance(item, type) and issubclass(item, BaseModel):
        lines = tuple(_model(item))
        start = next((index for index, line in enumerate(lines) if line[0] != "#"), None)
        if start is None:  # each part is optional: the guide shows which one to take
            yield f"{name}: []"
            return
        yield f"{name}:"
        yield from (f"{_STEP}{line}" for line in lines[:start])
        yield f"{_STEP}- {lines[start]}"
        yield from (f"{_STEP * 2}{line}" for line in lines[start + 1 :])
    else:
        yield f"{name}: []"


def _model(model: type[BaseModel]) -> Iterator[str]:
    for name, field in model.model_fields.items():
        yield from _field(name, field)


def _bare(annotation: object) -> object:
    """Return the type within Annotated, and beside None in a union."""
    if get_origin(annotation) is Annotated:
        return _bare(get_args(annotation)[0])
    if get_origin(annotation) in {Union, UnionType}:
        return _bare(next(one for one in get_args(annotation) if one is not type(None)))
    return annotation


def _key(annotation: object) -> str:
    return "torch" if get_origin(_bare(annotation)) is Literal else "key"


def _example(inner: object, default: object) -> str:
    if isinstance(default, bool | int | float):
        return json.dumps(default)
    return next(iter(_names(inner)), "0" if inner in {int, float} else '""')


def _choices(field: FieldInfo) -> str:
    names = _names(_bare(field.annotation))
    is_described = all(name in str(field.description) for name in names)
    return "" if is_described else f" One of {', '.join(names)}."


def _names(inner: object) -> tuple[str, ...]:
    if isinstance(inner, type) and issubclass(inner, StrEnum):
        return tuple(inner)
    return get_args(inner) if get_origin(inner) is Literal else ()
