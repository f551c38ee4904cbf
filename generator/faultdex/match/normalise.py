"""Turn what a terminal shows into plain lines that keep their numbers and their speaker."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from faultdex.match.normalization_rules import NormalizationRules

LAYERS = 8
OPENING = 64


@dataclass(frozen=True, slots=True)
class Line:
    """One line of plain text; `number` is its place in the input, from 1.

    `width` is what it took on the screen, and `speaker` the rank that said it, or empty.
    `begins` tells whether it starts as only a line of its own does, as with a logger's time.
    """

    number: int
    text: str
    width: int
    speaker: str
    begins: bool = False


class Normaliser:
    """The normalization rules, compiled."""

    def __init__(self, rules: NormalizationRules) -> None:
        """Compile what every line needs; the rest waits for the first line that needs it."""
        self.special = compiled(rules.special).search
        self.prefix = compiled(rules.prefix).match
        self.suffix = compiled(rules.suffix).sub
        self.speaker = compiled(rules.speaker).search
        self.rules = rules

    def lines(self, raw: Iterable[tuple[int, str]]) -> Iterator[Line]:
        """Yield the plain lines of numbered raw ones; parts of one raw line share its number."""
        for number, line in raw:
            bare = line.rstrip("\r\n")
            parts = self.folded(bare) if self.special(bare) else (bare,)
            for part in parts:
                yield self.normalised(number, part.rstrip(" "))

    def folded(self, line: str) -> list[str]:
        """Return the parts of a line that holds escapes, controls or exotic characters."""
        if compiled(self.rules.escaped).search(line):
            line = edited(line, self.rules.unescape)
        return compiled(self.rules.breaks).split(edited(line, self.rules.fold))

    def normalised(self, number: int, shown: str) -> Line:
        """Return the line without prefixes and with single spaces."""
        text, begins = shown.lstrip(" "), False
        for _ in range(LAYERS):
            found = self.prefix(text)
            if not found:
                break
            begins = begins or bool(found.lastindex)
            text = text[found.end() :]
        speaker = self.speaker(shown[: len(shown) - len(text) + OPENING])
        rank = next(filter(None, speaker.groups()), "") if speaker else ""
        return Line(number, single(self.suffix("", text)), len(shown), rank, begins)


@cache
def compiled(expression: str) -> re.Pattern[str]:
    """Return `expression` compiled once, with ASCII classes as in the other engines."""
    return re.compile(expression, re.ASCII)


def edited(line: str, edits: Iterable[tuple[str, str]]) -> str:
    """Return `line` with every match of each edit's expression replaced."""
    for expression, replacement in edits:
        line = compiled(expression).sub(replacement.replace("\\", r"\\"), line)
    return line


def single(text: str) -> str:
    """Return `text` with runs of spaces made one."""
    return compiled(" {2,}").sub(" ", text) if "  " in text else text
