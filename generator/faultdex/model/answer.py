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
    `captures` maps the named groups of the signature to what they held. `speaker` is the rank that
    said the line, empty where the line does not tell, and `speakers` are all that said as much, the
    first to say it first.
    """

    id: str
    title: str
    url: str
    score: float
    rank: str
    line: int
    text: str
    captures: Mapping[str, str] = field(default_factory=dict)
    speaker: str = ""
    speakers: tuple[str, ...] = ()

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
            "speaker": self.speaker or None,
            "speakers": list(self.speakers),
        }


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sure, what is not, best first; `complete` is false where input was lost.

    `heard` holds the ranks that speak in the lines that were looked at.
    """

    matches: tuple[Match, ...] = ()
    candidates: tuple[Match, ...] = ()
    complete: bool = True
    heard: frozenset[str] = field(default=frozenset(), compare=False)

    def as_data(self) -> dict[str, object]:
        """Return the answer as plain data, in the order of the contract."""
        return {
            "schema": SCHEMA,
            "complete": self.complete,
            "matches": [match.as_data() for match in self.matches],
            "candidates": [match.as_data() for match in self.candidates],
        }
