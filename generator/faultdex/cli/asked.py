"""Hold what `explain` is asked for, and read it from words that are spelled plainly.

Typer takes longer to load than a text takes to be explained, so it reads only what is not plain.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path


class Format(StrEnum):
    """How an answer is printed."""

    TEXT = "text"
    JSON = "json"
    JSON_LINES = "json-lines"
    MARKDOWN = "markdown"
    GITHUB = "github"
    SARIF = "sarif"


@dataclass(frozen=True, slots=True)
class Asked:
    """What is explained, how it is printed, and of which knowledge; no name is standard input."""

    names: tuple[str, ...] = ()
    form: Format = Format.TEXT
    top: int = 5
    redact: bool = True
    knowledge: Path | None = None


def plain(words: Sequence[str]) -> Asked | None:
    """Return what `words`, the verb first, ask for; None where they are for typer to judge."""
    folder = os.environ.get("FAULTDEX_KNOWLEDGE")
    asked: Asked | None = Asked(knowledge=Path(folder) if folder else None)
    rest = list(words[1:])
    while asked and rest:
        asked, rest = _taken(asked, rest)
    return asked


def _taken(asked: Asked, words: list[str]) -> tuple[Asked | None, list[str]]:
    match words:
        case ["--no-redact", *rest]:
            return replace(asked, redact=False), rest
        case ["--format", form, *rest] if form in tuple(Format):
            return replace(asked, form=Format(form)), rest
        case ["--top", count, *rest] if count.isdecimal() and int(count) > 0:
            return replace(asked, top=int(count)), rest
        case [name, *rest] if name == "-" or name[:1] not in {"-", ""}:
            return replace(asked, names=(*asked.names, name)), rest
    return None, words
