"""Hold everything a reader needs to recognise failures, as one JSON file."""

import json
from dataclasses import dataclass

SCHEMA = 1
RANKS = ("root", "symptom", "echo")


class SchemaError(ValueError):
    """The index was written for another release of the reader."""


@dataclass(frozen=True, slots=True)
class Known:
    """What an answer says about an entry."""

    id: str
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """One signature; `entry` and `rank` are positions in `Index.known` and `RANKS`.

    Every text that the pattern matches holds at least one of `words`.
    `weight` counts the literal bytes that a match must hold.
    """

    entry: int
    rank: int
    text: str
    words: tuple[str, ...]
    weight: int


@dataclass(frozen=True, slots=True)
class Index:
    """The compiled knowledge; `site` is put before an id to make an address."""

    site: str
    known: tuple[Known, ...]
    patterns: tuple[Pattern, ...]

    def to_json(self) -> str:
        """Return the index as compact JSON that `from_json` and the browser read."""
        data = {
            "schema": SCHEMA,
            "site": self.site,
            "known": [[one.id, one.title, one.summary] for one in self.known],
            "patterns": [
                [one.entry, one.rank, one.text, list(one.words), one.weight]
                for one in self.patterns
            ],
        }
        return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)

    @staticmethod
    def from_json(text: str) -> "Index":
        """Return the index that `text` holds; raises SchemaError for another schema."""
        data = json.loads(text)
        if data.get("schema") != SCHEMA:
            message = f"the index has schema {data.get('schema')!r}, this release reads {SCHEMA}"
            raise SchemaError(message)
        return Index(
            data["site"],
            tuple(Known(*one) for one in data["known"]),
            tuple(Pattern(a, b, c, tuple(words), e) for a, b, c, words, e in data["patterns"]),
        )
