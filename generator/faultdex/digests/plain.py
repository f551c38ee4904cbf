"""Turn frozen values into plain data and back, checked against the types of their fields.

A field that has its default is left out, and one that a newer release added is passed over.
A field whose metadata has a KEY stands under that key, so that it may be renamed.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

Read: TypeAlias = Callable[[Any], Any]
Annotation: TypeAlias = Any
T = TypeVar("T")

# Where a value that is written names the key of one of its fields.
KEY = "key"
WRONG = "it holds a value of another type than its field"


def as_plain(value: object) -> object:
    """Return a value as what JSON has."""
    match value:
        case Enum():
            return value.value
        case tuple() | list():
            return [as_plain(one) for one in value]
        case frozenset():
            return [as_plain(one) for one in sorted(value)]
        case Mapping():
            return {str(key): as_plain(one) for key, one in value.items()}
    if not is_dataclass(value):
        return value
    kind: Annotation = type(value)
    values = ((key, getattr(value, name), default) for key, name, default in _fields_of(kind))
    return {key: as_plain(held) for key, held, default in values if held != default}


def from_plain(kind: type[T], data: object) -> T:
    """Return the value of a type that plain data holds; raises ValueError where it holds none."""
    annotation: Annotation = kind
    found = _reader(annotation)(data)
    if not isinstance(found, kind):
        raise TypeError(kind)
    return found


@cache
def _fields_of(kind: type) -> tuple[tuple[str, str, object], ...]:
    """Return of each field the key, the name and the default."""
    return tuple((_key(one), one.name, _default(one)) for one in fields(kind))


def _key(one: "Field[object]") -> str:
    key: str = one.metadata.get(KEY, one.name)
    return key


def _default(one: "Field[object]") -> object:
    if one.default_factory is not MISSING:
        return one.default_factory()
    return one.default


@cache
def _reader(kind: Annotation) -> Read:
    """Return what reads values of a type."""
    origin: Annotation = get_origin(kind)
    within = get_args(kind)
    if NoneType in within:
        return _optional(next(one for one in within if one is not NoneType))
    if origin in {tuple, frozenset}:
        return _several(origin, within)
    if origin is not None:
        return _mapping(within[1])
    if issubclass(kind, Enum):
        return _member(kind)
    if is_dataclass(kind):
        return _fields(kind)
    return _scalar((int, float) if kind is float else (kind,))


def _scalar(kinds: tuple[type, ...]) -> Read:
    def read(data: object) -> object:
        if type(data) not in kinds:
            raise ValueError(WRONG)
        return data

    return read


def _member(kind: type[Enum]) -> Read:
    return kind


def _optional(kind: object) -> Read:
    inner: list[Read] = []

    def read(data: object) -> object:
        if data is None:
            return None
        # A type may hold itself, so what reads it is made when it is needed.
        if not inner:
            inner.append(_reader(kind))
        return inner[0](data)

    return read


def _several(origin: type, within: tuple[Any, ...]) -> Read:
    if origin is tuple and Ellipsis not in within:
        return _row([_reader(one) for one in within])
    each = _reader(within[0])

    def read(data: object) -> object:
        if type(data) is not list:
            raise ValueError(WRONG)
        return origin(map(each, data))

    return read


def _row(each: list[Read]) -> Read:
    def read(data: object) -> object:
        if not isinstance(data, list) or len(data) != len(each):
            raise ValueError(WRONG)
        return tuple(one(held) for one, held in zip(each, data, strict=True))

    return read


def _mapping(kind: object) -> Read:
    each = _reader(kind)

    def read(data: object) -> object:
        if type(data) is not dict:
            raise ValueError(WRONG)
        return {key: each(held) for key, held in data.items()}

    return read


def _fields(kind: Annotation) -> Read:
    hints = get_type_hints(kind)
    every = {key: (name, _reader(hints[name])) for key, name, _ in _fields_of(kind)}
    needed = frozenset(key for key, _, default in _fields_of(kind) if default is MISSING)

    def read(data: object) -> object:
        if not isinstance(data, dict) or not needed <= data.keys():
            raise ValueError(WRONG)
        known = [(*every[key], held) for key, held in data.items() if key in every]
        return kind(**{name: value_of(held) for name, value_of, held in known})

    return read
