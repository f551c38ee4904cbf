"""Describe one message of an owner, and clean the text that a source gives it."""

import re
from dataclasses import dataclass, field

HOLE = "{}"
TELLING = 10  # letters and digits that a text needs to be told from others
_HOLES = re.compile(r"\{\}(?: ?\{\})+")
_PRINTF = re.compile(
    r"%(?:[-+ #0']*(?:\d+|\*)?(?:\.(?:\d+|\*))?(?:hh|h|ll|l|z|j|t|L|q)?[a-zA-Z]|%)"
)
_UNFINISHED = re.compile("TOD[O]|FIXM[E]|no[q]a")  # a note of developers, for developers
_EDG = re.compile(r"%(?:\[[^\]]*\])?[a-zA-Z]{1,4}\d?(?![a-zA-Z])")
_FIELD = re.compile(r"\{\{|\}\}|\{[^{}]{0,60}\}")


@dataclass(frozen=True, order=True)
class Found:
    """One message: its text with {} for what varies, and the place that prints it."""

    text: str
    where: str = ""
    level: str = "error"
    id: str = ""
    name: str = ""
    literal: str = field(default="", compare=False)  # its longest part, as a binary holds it


def from_printf(text: str) -> str:
    """Return a format of printf with {} for each conversion."""
    return _PRINTF.sub(lambda one: "%" if one[0] == "%%" else HOLE, text)


def from_edg(text: str) -> str:
    """Return a diagnostic of the EDG front end, as cudafe++ has them, with {} for each value."""
    return _EDG.sub(HOLE, text)


def from_format(text: str) -> str:
    """Return a format of fmt or str.format with {} for each field."""
    return _FIELD.sub(lambda one: {"{{": "{", "}}": "}"}.get(one[0], HOLE), text)


def cleaned(text: str) -> str:
    """Return the first line of `text` that tells enough, spaces and holes joined; else ""."""
    lines = (_HOLES.sub(HOLE, " ".join(line.split())) for line in text.split("\n"))
    return next((line for line in lines if is_telling(line)), "")


def is_telling(text: str) -> bool:
    """Return whether the literal part of `text` holds enough letters and digits."""
    literal = text.replace(HOLE, "")
    return not _UNFINISHED.search(text) and sum(map(str.isalnum, literal)) >= TELLING
