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
# Optional in the model, and in nearly every entry.
_USUAL = {"signatures", "samples", "snippets", "expect", "raises"}
_FIX = (
    '  - file: "fix.py"',
    "    role: fix",
    '    caption: ""',
    '    mends: "reproduce.py"',
    "    expect:",
    '      output: "fix.out"',
)
_PLACED = {"Cause": "reproduce.py", "Fix": "fix.py"}
_SAMPLE = "samples/seen.txt"
_FILES = {
    "reproduce.py": "# The smallest program that fails with the very error, without arguments.\n",
    "fix.py": "# The same program with the fix: it ends well, and prints what shows that.\n",
    "fix.out": "",
    _SAMPLE: "",
}


def template(given: Mapping[str, str], sample: str = "") -> Mapping[str, str]:
    """Return the content of the files of a new entry by name.

    `given` fills texts by their route, such as topic or signatures/pattern, and `sample` is the
    text that was seen. What is left empty is reported by the checks until it is written; what
    few entries need stands behind a comment sign.
    """
    known = {"samples/file": _SAMPLE, "snippets/file": "reproduce.py", **given}
    lines = [
        _filled(line, name, known)
        for name, field in Facts.model_fields.items()
        for line in (*_field(name, field), *(_FIX if name == "snippets" else ()))
    ]
    placed = (
        f"## {one}\n\n![[{_PLACED[one]}]]" if one in _PLACED else f"## {one}" for one in SECTIONS
    )
    guide = "\n\n".join(placed)
    own = {"entry.yaml": "\n".join(lines) + "\n", "guide.md": f"{guide}\n"}
    return {**own, **_FILES, _SAMPLE: sample}


def _filled(line: str, field: str, known: Mapping[str, str]) -> str:
    """Return the line with what is known of its place, if it is empty."""
    start, _, empty = line.partition(": ")
    name = start.lstrip(" -")
    value = known.get(name if name == field else f"{field}/{name}", "")
    is_known = empty == '""' and value
    return f"{start}: {json.dumps(value, ensure_ascii=False)}" if is_known else line


def _field(name: str, field: FieldInfo) -> Iterator[str]:
    lines = _value(name, field)
    is_live = field.is_required() or name in _USUAL
    yield f"# {field.description}{_choices(field)}"
    yield from lines if is_live else (f"# {line}" for line in lines)


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
