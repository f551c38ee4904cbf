"""Find guides that are not put together as every reader expects."""

import re
from collections.abc import Iterator

from faultdex.lint.prose import Passage, of_guide
from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.guide import SECTIONS, prose_lines, sections
from faultdex.privacy.rules import shown

_HEADING = re.compile(r"^ {0,3}(?P<marks>#{1,6})(?!#)\s*(?P<text>.*?)\s*#*\s*$")
_RULE = re.compile(r"^ {0,3}(?:=+|(?:[-*_] *){2,})\s*$")
_FENCE = re.compile(r"^(?P<indent> {0,3})(?P<marks>`{3,}|~{3,})(?P<info>.*)$")
# What every page builder reads as code: runs of equal length, none of them escaped.
_SPAN = re.compile(r"(?<![\\`])(`+)(?!`)(?:.+?)(?<!`)\1(?!`)")
_INFO = re.compile(r"(?:[a-z0-9+_-]+)?")


def wrong_headings(scope: Scope) -> Iterator[Flaw]:
    """Yield each heading that is neither a section of the guide nor of the third level."""
    hint = f"Use '## {', ## '.join(SECTIONS)}' and '###' below them."
    for passage in scope.guides:
        heading = _HEADING.match(passage.text)
        if _RULE.match(passage.text):
            yield passage.flaw("a line of marks makes a heading or a rule", hint)
        elif heading and not _is_allowed(heading):
            yield passage.flaw(f"no guide has the heading {shown(passage.text.strip())}", hint)


def _is_allowed(heading: re.Match[str]) -> bool:
    if heading["marks"] == "##":
        return heading.string in {f"## {name}" for name in SECTIONS}
    return heading["marks"] == "###" and bool(heading["text"])


def wrong_order(scope: Scope) -> Iterator[Flaw]:
    """Yield each guide that lacks a section, repeats one or has them in another order."""
    hint = f"Order: {', '.join(SECTIONS)}; only the last may be left out."
    for entry in scope.entries:
        heads = tuple(p.text[3:] for p in _headings(entry))
        if heads not in {SECTIONS, SECTIONS[:-1]} and {*heads} <= {*SECTIONS}:
            message = f"the sections are {', '.join(heads) or 'missing'}"
            yield Flaw(f"{entry.folder}/guide.md", message, hint)


def _headings(entry: Entry) -> Iterator[Passage]:
    return (passage for passage in of_guide(entry) if passage.text.startswith("## "))


def empty_sections(scope: Scope) -> Iterator[Flaw]:
    """Yield each section without content, and each guide with text before the first."""
    for entry in scope.entries:
        for head, body in sections(entry.guide).items():
            path = f"{entry.folder}/guide.md"
            if not head and body.strip():
                yield Flaw(path, "text stands before the first section", "Move it into a section.")
            elif head and not body.strip():
                line = next(p.line for p in _headings(entry) if p.text[3:].strip() == head)
                hint = "Write it, or leave the section out where it may be."
                yield Flaw(path, f"the section {head!r} is empty", hint, place=(line, 1))


def loose_code(scope: Scope) -> Iterator[Flaw]:
    """Yield each fence and backtick whose end a page builder would look for elsewhere."""
    for entry in scope.entries:
        path = f"{entry.folder}/guide.md"
        yield from _loose_fences(path, entry.guide)
        yield from _loose_ticks(path, entry.guide)


def _loose_ticks(path: str, guide: str) -> Iterator[Flaw]:
    hint = "Close each code span in its line; write a backtick between double backticks."
    lines = guide.split("\n")
    for number, blanked in prose_lines(guide):
        line = lines[number - 1]
        if "`" not in line:
            continue
        strict = _SPAN.sub(lambda span: " " * len(span[0]), line)
        if "`" in strict or strict != blanked:
            place = (number, (strict if "`" in strict else line).index("`") + 1)
            yield Flaw(path, "a backtick without its partner", hint, place=place)


def _loose_fences(path: str, guide: str) -> Iterator[Flaw]:
    hint = "Open with ``` and a language, close with the same marks and indent."
    opened: tuple[int, str] | None = None
    for number, line in enumerate(guide.split("\n"), 1):
        fence = _FENCE.match(line)
        if not fence:
            continue
        edge = fence["indent"] + fence["marks"]
        if opened and line == opened[1]:
            opened = None
        elif opened or not _INFO.fullmatch(fence["info"]):
            yield Flaw(path, "a fence that does not close or open", hint, place=(number, 1))
        else:
            opened = number, edge
    if opened:
        yield Flaw(path, "the fence is never closed", hint, place=(opened[0], 1))


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD401", wrong_headings),
    Check("FD402", wrong_order),
    Check("FD403", empty_sections),
    Check("FD417", loose_code),
)
