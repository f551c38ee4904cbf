"""Find the sections, citations, links and placed snippets of an entry's prose."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from faultdex.strenum import StrEnum

REMEMBERED = 100_000
SECTIONS = ("Cause", "Diagnose", "Fix", "Does not help")

_MARK = re.compile(
    r"(?P<cite>\[@(?P<key>[a-z0-9-]+)\])"
    r"|(?P<place>!\[\[(?P<file>[^\[\]|\n]{1,200})\]\])"
    r"|(?P<bound>\[(?P<edge>since|until) (?P<component>[a-z]{2,20}) (?P<release>\d+(?:\.\d+)*)\])"
    r"|(?P<link>\[\[(?P<id>[^\[\]|\n]{1,200})(?:\|(?P<text>[^\[\]]{1,400}))?\]\])"
)
_CODE_SPAN = re.compile(r"(`+)(?:.(?!\1))*.?\1")
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})")


class MarkKind(StrEnum):
    """The marks that prose may contain beside Markdown."""

    CITE = "cite"
    PLACE = "place"
    LINK = "link"
    BOUND = "bound"


@dataclass(frozen=True, slots=True)
class Mark:
    """One `[@key]`, `![[file]]`, `[[id|text]]`, `[since torch 2.9]` or `[until torch 2.9]`.

    `line` and `column` count from 1. The target of a bound is its component and release.
    """

    kind: MarkKind
    target: str
    text: str
    line: int
    column: int
    start: int
    end: int


@lru_cache(maxsize=REMEMBERED)
def prose_lines(text: str) -> tuple[tuple[int, str], ...]:
    """Return number and text of each line outside fenced code, code spans blanked out."""
    return tuple(_prose_lines(text))


def _prose_lines(text: str) -> Iterator[tuple[int, str]]:
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        edge = _FENCE.match(line)
        if not fence and not edge:
            yield number, _blanked(line)
        elif edge and not fence:
            fence = edge[1]
        elif edge and edge[1].startswith(fence) and line.strip() == edge[1]:
            fence = ""


def _blanked(line: str) -> str:
    return _CODE_SPAN.sub(lambda span: " " * len(span[0]), line) if "`" in line else line


@lru_cache(maxsize=REMEMBERED)
def marks(text: str) -> tuple[Mark, ...]:
    """Return the marks of `text` in order; `start` and `end` count from 0 within the line."""
    return tuple(
        _mark(found, number)
        for number, line in (prose_lines(text) if "[" in text else ())
        if "[" in line
        for found in _MARK.finditer(line)
    )


def _mark(found: re.Match[str], line: int) -> Mark:
    kind = next(kind for kind in MarkKind if found[kind.value])
    target = found["key"] or found["file"] or found["id"]
    text = found["text"] or ""
    if kind is MarkKind.BOUND:
        target, text = f"{found['component']} {found['release']}", found["edge"]
    return Mark(kind, target, text, line, found.start() + 1, found.start(), found.end())


@lru_cache(maxsize=REMEMBERED)
def sections(text: str) -> Mapping[str, str]:
    """Return the body of each `## Heading` by heading, in order; text before the first is ''."""
    parts: dict[str, list[str]] = {"": []}
    heads = {number: line[3:].strip() for number, line in prose_lines(text) if line[:3] == "## "}
    current = ""
    for number, line in enumerate(text.split("\n"), 1):
        if number in heads:
            current = heads[number]
            parts[current] = []
        else:
            parts[current].append(line)
    return {head: "\n".join(lines).strip("\n") for head, lines in parts.items()}
