"""Hold what the matcher says about a text: sure matches, unsure candidates, and completeness.

Only the standard library is imported, so that a terminal gets its answer without pydantic.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Match:
    """One entry that explains the text, with the line that says so; `line` counts from 1.

    `rank` is root, symptom or echo for a match, and candidate for what is not sure.
    `captures` maps the named groups of the signature to what they held.
    """

    id: str
    title: str
    url: str
    score: float
    rank: str
    line: int
    text: str
    captures: Mapping[str, str] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {
            "id": self.id,
            "title": self.title,
            "url": self.url,
            "score": self.score,
            "rank": self.rank,
            "line": self.line,
            "text": self.text,
            "captures": dict(self.captures),
        }


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sure, what is not, best first; `complete` is false where input was lost."""

    matches: tuple[Match, ...] = ()
    candidates: tuple[Match, ...] = ()
    complete: bool = True

    def as_data(self) -> dict[str, object]:
        """Return the answer as plain data, in the order of the contract."""
        return {
            "schema": SCHEMA,
            "complete": self.complete,
            "matches": [match.as_data() for match in self.matches],
            "candidates": [match.as_data() for match in self.candidates],
        }
