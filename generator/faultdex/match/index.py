"""Hold everything a reader needs to recognise failures, as one JSON file."""

import json
from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass, field
from typing import Any

from faultdex.match.dress import Dress, Edits

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
class Message:
    """One line that an entry is known by, as positions in `Lexicon.words`, in their order.

    `rank` is that of its signature, and `total` is the sum of the weights of its words.
    """

    entry: int
    rank: int
    total: int
    words: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Words with their weights, known messages, and what each word says for which entry.

    `postings` holds for each word pairs of an entry and its points.
    """

    words: tuple[str, ...] = ()
    weights: tuple[int, ...] = ()
    messages: tuple[Message, ...] = ()
    postings: tuple[tuple[tuple[int, int], ...], ...] = ()

    @staticmethod
    def of(data: Mapping[str, Any]) -> "Lexicon":
        """Return the lexicon that was written as plain data."""
        return Lexicon(
            tuple(data["words"]),
            tuple(data["weights"]),
            tuple(Message(a, b, c, tuple(words)) for a, b, c, words in data["messages"]),
            tuple(tuple((entry, points) for entry, points in one) for one in data["postings"]),
        )


@dataclass(frozen=True, slots=True)
class Index:
    """The compiled knowledge; `site` is put before an id to make an address.

    Where two entries explain a text equally well, the first of a pair in `before` comes first.
    """

    site: str
    known: tuple[Known, ...]
    patterns: tuple[Pattern, ...]
    before: frozenset[tuple[int, int]] = frozenset()
    lexicon: Lexicon = field(default_factory=Lexicon)
    dress: Dress = field(default_factory=Dress)

    def to_json(self) -> str:
        """Return the index as compact JSON that `from_json` and the browser read."""
        data = {
            "schema": SCHEMA,
            "site": self.site,
            "known": [astuple(one) for one in self.known],
            "patterns": [astuple(one) for one in self.patterns],
            "before": sorted(self.before),
            "lexicon": {
                "words": self.lexicon.words,
                "weights": self.lexicon.weights,
                "messages": [astuple(one) for one in self.lexicon.messages],
                "postings": self.lexicon.postings,
            },
            "dress": asdict(self.dress),
        }
        return json.dumps(data, ensure_ascii=True, separators=(",", ":"), sort_keys=True)

    @staticmethod
    def from_json(text: str) -> "Index":
        """Return the index that `text` holds; raises SchemaError for another schema."""
        data = json.loads(text)
        if data.get("schema") != SCHEMA:
            message = f"the index has schema {data.get('schema')!r}, this release reads {SCHEMA}"
            raise SchemaError(message)
        dress = data["dress"]
        return Index(
            data["site"],
            tuple(Known(*one) for one in data["known"]),
            tuple(Pattern(a, b, c, tuple(words), e) for a, b, c, words, e in data["patterns"]),
            frozenset((one, other) for one, other in data["before"]),
            Lexicon.of(data["lexicon"]),
            Dress(
                **{**dress, "unescape": _edits(dress["unescape"]), "fold": _edits(dress["fold"])}
            ),
        )


def _edits(table: list[list[str]]) -> Edits:
    return tuple((expression, replacement) for expression, replacement in table)
