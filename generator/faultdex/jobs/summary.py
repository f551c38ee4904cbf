"""Hold what one log of a job says: the failures that it names, who said each, and when."""

import re
from dataclasses import dataclass, field, replace

from faultdex.jobs.peer_errors import is_of_others
from faultdex.jobs.timestamps import Stamp
from faultdex.model.answer import Match, redact_match
from faultdex.privacy.redaction import redact

_NUMBERS = re.compile(r"0x[0-9a-f]+|\d+")

OWN = "own"


@dataclass(frozen=True, slots=True)
class FailureEvent:
    """A failure that a log names: a match, or with rank OWN an error that no entry explains.

    `stamp` is the time of its line, or where `is_after` that of the last line before with a time.
    """

    match: Match
    speaker: str = ""
    stamp: Stamp | None = None
    is_after: bool = False

    @property
    def key(self) -> str:
        """Return what it has in common with the same failure in other logs."""
        return self.match.id or gist(self.match.text)

    @property
    def title(self) -> str:
        """Return what the failure is called: its entry's title, or the error itself."""
        return self.match.title or self.match.text

    @property
    def is_of_others(self) -> bool:
        """Tell whether it speaks of other ranks: a peer, a lost connection, a timeout, a signal."""
        return is_of_others(self.match.text)


def gist(text: str) -> str:
    """Return `text` with its numbers made one, as it is said of other ranks and addresses."""
    return _NUMBERS.sub("0", text)


@dataclass(frozen=True, slots=True)
class Work:
    """How many collectives of a process group a rank had enqueued when its watchdog gave up."""

    group: str
    rank: int
    enqueued: int


@dataclass(frozen=True, slots=True)
class RankCall:
    """The collective that a rank says it makes, where it found that another rank makes another."""

    rank: int
    form: str


@dataclass(frozen=True, slots=True)
class RankEnd:
    """How a rank ended, as its launcher reports: a negative code is a signal."""

    rank: int
    pid: int
    code: int


@dataclass(frozen=True, slots=True)
class LogSummary:
    """What one log says, best first; `last` is its last time, and `end` its last line.

    `speaker` is the one rank that its lines name, if they name one and no other. `ends` are the
    ranks that a launcher reports as failed, and `stopped` the processes that it ended.
    """

    name: str
    # Digests store them under the name that they had first.
    events: tuple[FailureEvent, ...] = field(default=(), metadata={"key": "marks"})
    last: Stamp | None = None
    end: str = ""
    is_empty: bool = False
    work: tuple[Work, ...] = ()
    calls: tuple[RankCall, ...] = ()
    speaker: str = ""
    ends: tuple[RankEnd, ...] = ()
    stopped: tuple[int, ...] = ()


def redact_summary(summary: LogSummary) -> LogSummary:
    """Return `summary` with what it repeats of the log masked."""
    events = (replace(event, match=redact_match(event.match)) for event in summary.events)
    return replace(summary, events=tuple(events), end=redact(summary.end))
