"""Cut prose into the parts that templates put on a page: words, code, citations, links, files."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from faultdex.model.guide import REMEMBERED, Mark, MarkKind, marks, prose_lines
from faultdex.model.shape import FILE, ID

_CODE = re.compile(r"(?<!`)(`+)(?!`)(?P<code>.+?)(?<!`)\1(?!`)")
_CLOSING = re.compile(r"^ {0,3}(?P<edge>`{3,}|~{3,})\s*$")
_OPENING = re.compile(r"^(?P<indent> {0,3})(?P<edge>`{3,}|~{3,})\s*(?P<language>[\w+-]{0,20})")

_SHAPES = {
    MarkKind.CITE: re.compile(ID),
    MarkKind.LINK: re.compile(ID),
    MarkKind.PLACE: re.compile(FILE),
    MarkKind.BOUND: re.compile(r"[a-z]+ [\d.]+"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """One piece of prose; `kind` is words, code, cite, link, place, bound, fence or end.

    `target` is the key of a citation, the id of a linked entry, the name of a placed file or
    the language of a fence; `end` stands for the end of a line.
    """

    kind: str
    text: str = ""
    target: str = ""


@lru_cache(maxsize=REMEMBERED)
def line_parts(text: str) -> tuple[Part, ...]:
    """Return the parts of one line of prose."""
    return tuple(_inline(text, marks(text)))


def plain(text: str) -> str:
    """Return one line of prose as plain text: no citation, no backtick, links by their text."""
    return "".join(_plain(part) for part in line_parts(uncited(text)))


def bound(part: Part) -> str:
    """Return what a bound says: since torch 2.9."""
    return f"{part.text} {part.target}"


def _plain(part: Part) -> str:
    return f"({bound(part)})" if part.kind == "bound" else part.text or part.target


def uncited(text: str) -> str:
    """Return one line of prose without its citations and the space before each."""
    for mark in reversed(marks(text)):
        if mark.kind is MarkKind.CITE:
            text = text[: mark.start].rstrip() + text[mark.end :]
    return text


def cited(text: str) -> tuple[str, ...]:
    """Return the citation keys of `text` in order of appearance."""
    return tuple(mark.target for mark in marks(text) if mark.kind is MarkKind.CITE)


def placed(text: str) -> tuple[str, ...]:
    """Return the names of the files that `text` places."""
    return tuple(mark.target for mark in marks(text) if mark.kind is MarkKind.PLACE)


@lru_cache(maxsize=REMEMBERED)
def prose_parts(text: str) -> tuple[Part, ...]:
    """Return the parts of a section of a guide, fenced code included."""
    found = marks(text)
    parts: list[Part] = []
    for number, one in _lines(text):
        if isinstance(one, Part):
            parts.append(one)
        else:
            here = [mark for mark in found if mark.line == number]
            parts += [*_inline(one, here), Part("end")]
    return tuple(parts)


def codes(text: str) -> Iterator[Part]:
    """Yield the parts of a section that are code alone: spans and fences."""
    for _, one in _lines(text):
        if isinstance(one, Part):
            yield one
        else:
            yield from (part for part in _words(one) if part.kind == "code")


def _lines(text: str) -> Iterator[tuple[int, str | Part]]:
    """Yield each line of prose with its number, and each fence whole with that of its first."""
    lines = text.split("\n")
    prose = dict(prose_lines(text))
    number = 1
    while number <= len(lines):
        if number in prose:
            yield number, lines[number - 1]
            number += 1
        else:
            count = _fence_length(lines[number - 1 :])
            yield number, _fence(lines[number - 1 : number - 1 + count])
            number += count


def _inline(line: str, found: Iterable[Mark]) -> Iterator[Part]:
    start = 0
    for mark in found:
        yield from _words(line[start : mark.start])
        if _SHAPES[mark.kind].fullmatch(mark.target):
            yield Part(mark.kind.value, mark.text, mark.target)
        else:
            yield Part("words", line[mark.start : mark.end])
        start = mark.end
    yield from _words(line[start:])


def _words(text: str) -> Iterator[Part]:
    start = 0
    for code in _CODE.finditer(text) if "`" in text else ():
        yield from _some("words", text[start : code.start()])
        shown = code["code"].replace("\r", " ")  # a page builder would begin a new line there
        yield from _some("code", shown.strip() or shown)
        start = code.end()
    yield from _some("words", text[start:])


def _some(kind: str, text: str) -> Iterator[Part]:
    if text:
        yield Part(kind, text)


def _fence_length(lines: list[str]) -> int:
    opening = _OPENING.match(lines[0])
    edge = opening["edge"] if opening else "`"
    closings = (count for count, line in enumerate(lines[1:], 2) if _closes(line, edge))
    return next(closings, len(lines))


def _closes(line: str, edge: str) -> bool:
    closing = _CLOSING.match(line)
    return bool(closing) and line.strip().startswith(edge)


def _fence(lines: list[str]) -> Part:
    opening = _OPENING.match(lines[0])
    indent, edge, language = opening.groups() if opening else ("", "`", "")
    closed = len(lines) > 1 and _closes(lines[-1], edge)
    body = lines[1:-1] if closed else lines[1:]
    return Part("fence", "\n".join(line.removeprefix(indent) for line in body), language)
