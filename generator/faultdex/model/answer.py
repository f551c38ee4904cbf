"""Hold what the matcher says about a text: sure matches, unsure candidates, and completeness.

Only the standard library is imported, so that a terminal gets its answer without pydantic.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from faultdex.privacy.redaction import redact

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Memory:
    """The account of an out-of-memory message, in bytes by part, and what stood in the way.

    `verdict` is tensor-larger-than-gpu, own-limit, fragmentation, other-process or this-process;
    empty where the numbers do not decide. `slices` are the parts of the whole GPU in a bar's order.
    """

    parts: Mapping[str, int]
    verdict: str
    says: str
    slices: tuple[tuple[str, int], ...] = ()

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {
            "parts": dict(self.parts),
            "verdict": self.verdict,
            "says": self.says,
            "slices": [list(one) for one in self.slices],
        }


@dataclass(frozen=True, slots=True)
class Decision:
    """Which causes of an entry a text leaves: one where it decides, with what shows that.

    `keys` are those that it leaves, those that fit it first; `why` says what was compared or found.
    """

    keys: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    is_sure: bool = False

    @property
    def cause(self) -> str:
        """Return the key of the cause; empty where the text does not decide."""
        return self.keys[0] if self.is_sure else ""

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {"cause": self.cause or None, "causes": list(self.keys), "why": list(self.why)}


@dataclass(frozen=True, slots=True)
class Match:
    """One entry that explains the text, with the line that says so; `line` counts from 1.

    `role` is root, symptom or echo for a match; candidate for an entry whose message a line nearly
    says; probable for one whose texts this one resembles much more than those of any other; and
    related for one that merely speaks of the same things.
    `captures` maps the named groups of the signature to what they held. `speaker` is the rank that
    said the line, empty where the line does not tell, and `speakers` are all that said as much, the
    first to say it first. `kind` is error, warning or notice.
    """

    id: str
    title: str
    url: str
    score: float
    # Digests store it under the name that it had first.
    role: str = field(metadata={"key": "rank"})
    line: int
    text: str
    captures: Mapping[str, str] = field(default_factory=dict)
    speaker: str = ""
    speakers: tuple[str, ...] = ()
    kind: str = "error"
    decision: Decision = field(default_factory=Decision)
    memory: Memory | None = None

    @property
    def rank(self) -> str:
        """Return `role` by its former name."""
        return self.role

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {
            "id": self.id,
            "title": self.title,
            "url": self.url,
            "score": self.score,
            "rank": self.role,
            "kind": self.kind,
            "line": self.line,
            "text": self.text,
            "captures": dict(self.captures),
            "speaker": self.speaker or None,
            "speakers": list(self.speakers),
            **self.decision.as_data(),
            "memory": self.memory.as_data() if self.memory else None,
        }


@dataclass(frozen=True, slots=True)
class UnmatchedError:
    """An error that no entry explains, mostly the program's own; `line` counts from 1.

    `frame` says where it was raised, empty where no traceback tells: the innermost of the
    program's own files, else of any. `is_told` says that it is a message of a library.
    """

    line: int
    text: str
    speaker: str = ""
    frame: str = ""
    is_told: bool = field(default=False, compare=False)

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {
            "line": self.line,
            "text": self.text,
            "speaker": self.speaker or None,
            "frame": self.frame or None,
        }


@dataclass(frozen=True, slots=True)
class Known:
    """One row of a table that a text shows or a question names; `line` counts from 1.

    `text` is the line or the question, and `count` says how many lines show the row. `action` is
    what to do first and `entry` the id of the entry that explains it, or the path of a workflow;
    both may be empty. `kind` says whose fault it is, and `decision` what to do with the GPU. A
    `detail` may be of a line that an entry matches.
    `message` is the owner's text, {} for each value, at `where` in its source, in the releases from
    `since` to `until`; rows of reference tables leave them empty.
    `ran` is the release on which the lines of `example` printed it, and `fixed` is a form of these
    lines that does not; all three are empty where no example was run.
    """

    table: str
    row: str
    title: str
    url: str
    says: str
    action: str
    entry: str
    line: int
    text: str
    kind: str = ""
    message: str = ""
    where: str = ""
    since: str = ""
    until: str = ""
    level: str = "error"
    decision: str = ""
    follow_on: bool = False
    detail: bool = False
    count: int = 1
    ran: str = ""
    example: str = ""
    fixed: str = ""

    @property
    def is_error(self) -> bool:
        """Tell whether it is more than a notice."""
        return self.level != "info" and self.kind != "notice"

    @property
    def is_follow_on(self) -> bool:
        """Tell whether another message comes before it."""
        return self.follow_on or self.kind == "follow-on"

    def as_data(self) -> dict[str, object]:
        """Return the fields as plain data, in the order of the contract."""
        return {
            "table": self.table,
            "row": self.row,
            "title": self.title,
            "url": self.url,
            "says": self.says,
            "action": self.action or None,
            "entry": self.entry or None,
            "line": self.line,
            "text": self.text,
            "class": self.kind or None,
            "level": self.level,
            "decision": self.decision or None,
            "follow_on": self.is_follow_on,
            "detail": self.detail,
            "message": self.message or None,
            "where": self.where or None,
            "since": self.since or None,
            "until": self.until or None,
            "count": self.count,
            "ran": self.ran or None,
        }

    def as_told(self) -> dict[str, object]:
        """Return the fields with the lines of the example, which the browser does not load."""
        lines = {"example": self.example or None, "fixed": self.fixed or None}
        return {**self.as_data(), **lines}


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sure, what is not, best first; `complete` is false where input was lost.

    `own` holds the first and the last error that no entry explains, `known` the messages of
    libraries and rows of reference tables that the text shows, and `heard` the ranks that speak in
    the lines that were looked at.
    """

    matches: tuple[Match, ...] = ()
    candidates: tuple[Match, ...] = ()
    complete: bool = True
    own: tuple[UnmatchedError, ...] = ()
    known: tuple[Known, ...] = ()
    heard: frozenset[str] = field(default=frozenset(), compare=False)

    @property
    def probable(self) -> tuple[Match, ...]:
        """Return the candidate that is right more often than not, if there is one."""
        return tuple(one for one in self.candidates if one.role == "probable")

    @property
    def unlikely(self) -> tuple[Match, ...]:
        """Return the other candidates."""
        return tuple(one for one in self.candidates if one.role != "probable")

    @property
    def candidates_label(self) -> str:
        """Return what a reader is told about the candidates that are not probable."""
        is_near = any(one.role != "related" for one in self.unlikely)
        return "Not sure, but near" if is_near else "Not recognized. Pages on similar problems"

    @property
    def unexplained(self) -> tuple[UnmatchedError, ...]:
        """Return the errors that neither an entry nor a table explains."""
        lines = {one.line for one in self.known}
        return tuple(one for one in self.own if not one.is_told and one.line not in lines)

    @property
    def own_leads(self) -> bool:
        """Tell whether an error that no entry explains comes before what entries explain.

        It does so before echoes, and before a symptom that stands below it.
        """
        if not self.own or not self.matches:
            return bool(self.own)
        first = self.matches[0]
        is_below = first.role == "symptom" and self.own[0].line < first.line
        return first.role == "echo" or is_below

    def as_data(self) -> dict[str, object]:
        """Return the answer as plain data in the order of the contract, as both readers give it."""
        return {
            "schema": SCHEMA,
            "complete": self.complete,
            "matches": [match.as_data() for match in self.matches],
            "candidates": [match.as_data() for match in self.candidates],
            "own": [one.as_data() for one in self.own],
            "known": [one.as_data() for one in self.known],
        }


def redact_match(match: Match) -> Match:
    """Return `match` with what it repeats of the log masked; itself where nothing has to be."""
    text = redact(match.text)
    captures = {name: redact(held) for name, held in match.captures.items()}
    why = tuple(map(redact, match.decision.why))
    if (text, captures, why) == (match.text, match.captures, match.decision.why):
        return match
    decision = replace(match.decision, why=why)
    return replace(match, text=text, captures=captures, decision=decision)


def redact_answer(answer: Answer) -> Answer:
    """Return `answer` with what it repeats of the log masked."""
    return replace(
        answer,
        matches=tuple(map(redact_match, answer.matches)),
        candidates=tuple(map(redact_match, answer.candidates)),
        own=tuple(
            replace(one, text=redact(one.text), frame=redact(one.frame)) for one in answer.own
        ),
        known=tuple(replace(one, text=redact(one.text)) for one in answer.known),
    )
