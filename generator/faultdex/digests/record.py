"""Hold what a digest has of one file: where it is from, and what it says in a job."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

from faultdex.digests.dumps import MOST, folded, unfolded
from faultdex.digests.plain import KEY, as_plain, from_plain
from faultdex.hangs.calls import Dump
from faultdex.hangs.stack_groups import Seen
from faultdex.hangs.stacks import Frame
from faultdex.jobs.summary import LogSummary
from faultdex.model.answer import Answer
from faultdex.privacy.redaction import redact
from faultdex.strenum import StrEnum

SCHEMA = 1
# The most bytes that a record of one rank may have.
LARGEST = 64 << 10


class Kind(StrEnum):
    """What a file is."""

    LOG = "log"
    DUMP = "dump"
    STACKS = "stacks"
    UNREAD = "unread dump"


@dataclass(frozen=True, slots=True)
class Heard:
    """What one log says, or one rank that speaks in a log with others, or the kernel of a node."""

    name: str
    answer: Answer = field(default_factory=Answer)
    # Digests store it under the name that it had first.
    summary: LogSummary | None = field(default=None, metadata={KEY: "voice"})
    node: str = ""


@dataclass(frozen=True, slots=True)
class LogFacts:
    """What a log says, and what each of the ranks says that speak in it.

    `is_read` tells that it could be read at all, `is_whole` that it was short enough to be kept
    whole, and `in_folder` that it was found in a folder.
    """

    heard: Heard
    ranks: tuple[Heard, ...] = ()
    is_read: bool = True
    is_whole: bool = True
    in_folder: bool = False


@dataclass(frozen=True, slots=True)
class Origin:
    """The job and node that a file is of, its name there, when it was last changed, and its size.

    `changed` counts nanoseconds since 1970.
    """

    job: str
    node: str
    name: str
    changed: int = 0
    size: int = 0


Key = tuple[str, str, str, str]
Order = tuple[int, int, str]


@dataclass(frozen=True, slots=True)
class Record:
    """What a digest has of one file; `facts` are what it says, as JSON.

    `entry` and `error` are the id and the text of the failure that it names first, if any, and
    `is_complete` tells that the file was read whole.
    """

    origin: Origin
    kind: Kind
    facts: str
    entry: str = ""
    error: str = ""
    is_complete: bool = True

    @property
    def key(self) -> Key:
        """Return what no two records of a digest have in common."""
        return (self.origin.job, self.origin.node, self.origin.name, self.kind.value)

    @property
    def order(self) -> Order:
        """Return by what one of two records of the same file is kept: the greater."""
        return (self.origin.changed, self.origin.size, self.check)

    @property
    def check(self) -> str:
        """Return a short name of what it says."""
        every = json.dumps([self.facts, self.entry, self.error]).encode()
        return blake2b(every, digest_size=8).hexdigest()


def of_log(origin: Origin, facts: LogFacts) -> Record:
    """Return the record of a log."""
    event = next(iter(facts.heard.summary.events if facts.heard.summary else ()), None)
    match = event.match if event else next(iter(facts.heard.answer.matches), None)
    entry, error = (match.id, match.text) if match else ("", "")
    is_complete = facts.is_read and facts.heard.answer.complete
    return Record(origin, Kind.LOG, _fitting(facts), entry, error, is_complete)


def of_dump(origin: Origin, dump: Dump) -> Record:
    """Return the record of a dump, without its oldest calls where it would be too large."""
    most = MOST
    text = _json(folded(dump, most))
    while len(text) > LARGEST and most:
        most //= 2
        text = _json(folded(dump, most))
    return Record(origin, Kind.DUMP, text)


def of_stacks(origin: Origin, every: Sequence[Seen]) -> Record:
    """Return the record of the stacks of one file."""
    return Record(origin, Kind.STACKS, _json(as_plain(_Stacks(tuple(map(_masked, every))))))


def of_unread(origin: Origin, why: str) -> Record:
    """Return the record of a file that could not be read."""
    return Record(origin, Kind.UNREAD, _json(as_plain(_Unread(redact(why)))), is_complete=False)


def log_facts(record: Record) -> LogFacts:
    """Return what a log says; raises ValueError."""
    return from_plain(LogFacts, json.loads(record.facts))


def dump_of(record: Record) -> Dump:
    """Return a dump; raises ValueError."""
    return unfolded(json.loads(record.facts))


def stacks_of(record: Record) -> Iterator[Seen]:
    """Yield the stacks of a file; raises ValueError."""
    yield from from_plain(_Stacks, json.loads(record.facts)).every


def why_unread(record: Record) -> str:
    """Return why a file could not be read; raises ValueError."""
    return from_plain(_Unread, json.loads(record.facts)).why


@dataclass(frozen=True, slots=True)
class _Unread:
    why: str


@dataclass(frozen=True, slots=True)
class _Stacks:
    every: tuple[Seen, ...]


def _fitting(facts: LogFacts) -> str:
    """Return facts as JSON, with less of them where they would be too large."""
    text = _json(as_plain(facts))
    if len(text) <= LARGEST * max(1, len(facts.ranks)):
        return text
    answer = replace(facts.heard.answer, candidates=(), known=facts.heard.answer.known[:1])
    return _json(as_plain(replace(facts, heard=replace(facts.heard, answer=answer))))


def _masked(seen: Seen) -> Seen:
    frames = tuple(
        Frame(redact(one.file), one.line, redact(one.function)) for one in seen.stack.frames
    )
    return replace(seen, stack=replace(seen.stack, frames=frames))


def _json(plain: object) -> str:
    return json.dumps(plain, separators=(",", ":"))
