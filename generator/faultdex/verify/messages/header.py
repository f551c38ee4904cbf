"""Read the numbers and names of an enumeration from a C header."""

import re
from collections.abc import Iterator
from pathlib import Path

from faultdex.verify.messages.found import Found

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_MEMBER = re.compile(r"^\s*([A-Za-z]\w*)\s*(?:__\w+\(.*?\)\s*)?(?:=\s*([^,]+?))?\s*$", re.DOTALL)
_DEFINE = re.compile(r"^\s*#\s*define\s+(\w+)\s+(-?\d+|0x[0-9a-fA-F]+)\s*$", re.MULTILINE)


def enumerated(header: Path, pattern: str) -> Iterator[tuple[int, str]]:
    """Yield number and name of each member, of all enumerations, whose name fits `pattern`."""
    source = _COMMENT.sub("", header.read_text("utf-8", "replace"))
    fits = re.compile(pattern).fullmatch
    yield from ((int(value, 0), name) for name, value in _DEFINE.findall(source) if fits(name))
    for body in re.findall(r"\benum\b[^{;]*\{([^}]*)\}", source):
        yield from ((number, name) for number, name in _members(body) if fits(name))


def names(header: Path, pattern: str) -> Iterator[Found]:
    """Yield a message without a text for each of those members."""
    for number, name in sorted(set(enumerated(header, pattern))):
        yield Found("", header.name, "info" if number == 0 else "error", str(number), name)


def _members(body: str) -> Iterator[tuple[int, str]]:
    known: dict[str, int] = {}
    number = -1
    for one in _without_directives(body).split(","):
        found = _MEMBER.match(one)
        if not found:
            continue
        number = _value(found[2], number, known)
        known[found[1]] = number
        yield number, found[1]


def _without_directives(body: str) -> str:
    return re.sub(r"^\s*#[^\n]*$", "", body, flags=re.MULTILINE)


def _value(written: str | None, before: int, known: dict[str, int]) -> int:
    """Return the number that `written` gives, the next one if there is none written."""
    if not written:
        return before + 1
    text = written.strip().strip("()").rstrip("uUlL")
    if text in known:
        return known[text]
    return int(text, 0) if re.fullmatch(r"-?(?:0x[0-9a-fA-F]+|\d+)", text) else before + 1
