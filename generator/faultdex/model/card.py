"""Hold what a terminal says about an entry, or a row of a reference table, in a few lines.

Only the standard library is imported, so that a terminal gets its answer without pydantic.
"""

import re
from dataclasses import asdict, dataclass

_ROW = (
    "id", "category", "topic", "title", "url", "level", "machines", "sources", "snippets", "fx",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Card:
    """One entry in short; `why` is its first cause and `first` its first fix, without marks.

    `sources` and `snippets` are counts; `machines` names those whose evidence holds. `fx` is the
    code of the entry, empty until it has one, and `codes` are those of its former ids.
    """

    id: str
    category: str
    topic: str
    title: str
    url: str
    level: str
    machines: tuple[str, ...]
    sources: int
    snippets: int
    summary: str
    why: str
    first: str
    aliases: tuple[str, ...]
    fx: str = ""
    codes: tuple[str, ...] = ()

    def as_row(self) -> dict[str, object]:
        """Return the fields of the list's contract, in its order."""
        every = asdict(self)
        return {name: every[name] for name in _ROW}


@dataclass(frozen=True, slots=True)
class Stub:
    """One row of a reference table: an address for what has no entry, or not this one alone.

    `action` is what to do first and `entry` the id of what explains it; both may be empty.
    """

    id: str
    title: str
    says: str
    url: str
    action: str = ""
    entry: str = ""

    @property
    def words(self) -> frozenset[str]:
        """Return the words by which it is asked for."""
        return words(self.title)


@dataclass(frozen=True, slots=True)
class Guide:
    """One workflow in short; `entries` are the ids to which its questions lead."""

    name: str
    title: str
    url: str
    summary: str
    entries: tuple[str, ...]


def words(text: str) -> frozenset[str]:
    """Return the words, numbers and names of `text`, in small letters."""
    return frozenset(re.findall(r"\w+", text.lower()))
