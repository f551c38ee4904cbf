"""Describe one failure: the facts of entry.yaml, joined by its guide, files and evidence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from faultdex.model.evidence import Evidence
from faultdex.model.mutation import Mutations
from faultdex.model.release import Releases
from faultdex.model.shape import FileName, Id, Line, Shape, Specifier, Title, Version
from faultdex.model.snippet import Component, Snippet
from faultdex.strenum import StrEnum


class Rank(StrEnum):
    """How near to the cause a text stands."""

    ROOT = "root"
    SYMPTOM = "symptom"
    ECHO = "echo"


UNKNOWN = "unknown"  # the cause of a thread that does not show it

Address = Annotated[str, StringConstraints(pattern=r"^https://[^\s<>\"]{4,300}$")]
Code = Annotated[str, StringConstraints(min_length=3, max_length=1200)]
Keyword = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.+-]{2,40}$")]
Telling = Annotated[str, StringConstraints(min_length=4, max_length=400)]


Term = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Verdict = Literal[
    "tensor-larger-than-gpu", "own-limit", "fragmentation", "other-process", "this-process"
]


class When(Shape):
    """One condition on a text: exactly one of these is given."""

    at_least: tuple[Term, Term] | None = Field(
        default=None, description="The first sum is no less than the second."
    )
    more_than: tuple[Term, Term] | None = Field(
        default=None, description="The first sum is greater than the second."
    )
    equals: tuple[Term, Term] | None = Field(
        default=None, description="Both sums are the same number."
    )
    text: Telling | None = Field(
        default=None, description="Pattern that some line of the text shows."
    )
    lacks: Telling | None = Field(
        default=None, description="Pattern that no line of the text shows."
    )
    memory: Verdict | None = Field(
        default=None, description="What the account of an out-of-memory message shows."
    )


class Signature(Shape):
    """A pattern that recognises the failure in one line of normalised text."""

    pattern: Annotated[str, StringConstraints(min_length=8, max_length=400)] = Field(
        description="Portable linear subset of regular expressions."
    )
    rank: Rank = Field(description="root, symptom or echo.", strict=False)
    kind: Literal["error", "warning", "notice"] = Field(
        default="error", description="What the line is; the program goes on after the last two."
    )
    when: tuple[When, ...] = Field(
        default=(), description="What must hold of the captures of the line."
    )
    in_field: bool = Field(
        default=False,
        description="Any program prints it: it counts only in a text about GPUs or training.",
    )
    versions: dict[Component, Specifier] = Field(
        default_factory=dict, description="Releases that word it so, where that is known."
    )
    source: Id | None = Field(default=None, description="Citation in which the wording was read.")


class Sample(Shape):
    """A verbatim text that must match this entry first, or for a near miss must not match it."""

    file: Annotated[str, StringConstraints(pattern=r"^samples/[a-z0-9][a-z0-9_.-]*\.txt$")] = Field(
        description="Path within the entry's folder."
    )
    versions: dict[Component, Version] = Field(
        default_factory=dict, description="Versions that printed it."
    )
    source: Id | None = Field(default=None, description="Citation; absent when we ran it.")
    kind: Literal["recorded", "quoted", "composed"] | None = Field(
        default=None,
        description="recorded by a run, quoted at the source, or composed from a format in it.",
    )
    cause: Id | None = Field(
        default=None, description="Key of the cause of this text, where its source gives it."
    )
    near_miss: bool = Field(default=False, description="It looks alike and must not match.")
    also: tuple[Id, ...] = Field(
        default=(), description="Further entries whose signatures may hit this text."
    )


class Cause(Shape):
    """One way in which the failure comes about: a row of the triage table."""

    says: Line = Field(description="The cause in one sentence; [@key] cites.")
    tell: Line = Field(description="What tells it from the other causes; [@key] cites.")
    key: Id | None = Field(default=None, description="Name of the cause, and its anchor.")
    line: Telling | None = Field(
        default=None, description="Pattern of a recognised line that this cause alone prints."
    )
    when: tuple[When, ...] = Field(
        default=(), description="What must hold of a text that shows this cause, all of it."
    )


class Fix(Shape):
    """One thing to do, and its price."""

    does: Line = Field(description="The step in one imperative sentence; [@key] cites.")
    costs: Line = Field(description="What it costs: memory, time, effort; [@key] cites.")
    causes: tuple[Id, ...] = Field(default=(), description="Keys of the causes that it fixes.")
    snippet: FileName | None = Field(default=None, description="The snippet that shows it.")
    code: Code | None = Field(
        default=None, description="Lines to copy, for a fix that no snippet shows."
    )
    line: Telling | None = Field(
        default=None, description="Pattern of a recognised line for which this is the first step."
    )


class TryFirst(Shape):
    """The command that a reader runs on their own job, file or process to tell the causes apart."""

    command: Line = Field(description="What the reader types, with PATH, PID or NAME to replace.")
    shows: Line = Field(description="Which output means which cause; [@key] cites.")
    snippet: FileName | None = Field(default=None, description="The snippet behind the command.")


class Thread(Shape):
    """A public thread in which somebody met this failure; threads are tallied by cause."""

    url: Address = Field(description="Address of the thread.")
    cause: Id = Field(description="Key of the cause, or 'unknown'.")
    program: Line = Field(description="What the person ran.")
    fixed: Line = Field(description="What fixed it in a few words, or 'open'.")


class Ceiling(Shape):
    """The highest level of evidence that this entry can reach, and why."""

    at_most: Literal["simulated", "cited"] = Field(description="simulated or cited.")
    because: Line = Field(description="The stand-in, or why it cannot be provoked responsibly.")


class Facts(Shape):
    """The content of entry.yaml."""

    title: Title = Field(description="What a reader would type or see, under 70 characters.")
    summary: Line = Field(description="What it is and the first thing to do, in one sentence.")
    topic: Id = Field(description="The group within the category, as in the plan.")
    keywords: tuple[Keyword, ...] = Field(
        default=(), description="Words that people type in a search without the message."
    )
    status: Literal["active", "retired"] = Field(default="active", description="Life of the id.")
    aliases: tuple[Id, ...] = Field(default=(), description="Former ids of this entry.")
    applies: dict[Component, Specifier] = Field(
        min_length=1, description="Components that print it, each with a range of versions."
    )
    level: Ceiling | None = Field(default=None, description="Only where it cannot be executed.")
    causes: tuple[Cause, ...] = Field(min_length=1, description="Most likely first.")
    fixes: tuple[Fix, ...] = Field(min_length=1, description="Most effective first.")
    try_first: TryFirst | None = Field(
        default=None, description="The command that tells the causes apart on the reader's own job."
    )
    threads: tuple[Thread, ...] = Field(
        default=(), description="Public threads with this failure, which order the causes."
    )
    signatures: tuple[Signature, ...] = Field(default=(), description="Patterns that find it.")
    samples: tuple[Sample, ...] = Field(default=(), description="Texts the patterns are held to.")
    snippets: tuple[Snippet, ...] = Field(default=(), description="Runnable files.")
    related: tuple[Id, ...] = Field(default=(), description="Ids of neighbouring entries.")
    sources: dict[Id, Line] = Field(
        min_length=2, description="Citation keys, each with what it supports."
    )

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the causes in their order; one without a key goes by its number."""
        return tuple(one.key or f"cause-{place}" for place, one in enumerate(self.causes, 1))

    def step_for(self, cause: Cause) -> str:
        """Return what the first fix of `cause` says to do; empty where no fix names its key."""
        return next((fix.does for fix in self.fixes if cause.key in fix.causes), "")


@dataclass(frozen=True, eq=False)
class Entry:
    """One failure, whole. `files` maps names within the folder to their bytes.

    An entry equals itself only, so that what was worked out about it can be kept beside it.
    """

    id: str
    category: str
    facts: Facts
    guide: str
    files: Mapping[str, bytes] = field(default_factory=dict)
    evidence: tuple[Evidence, ...] = ()
    releases: Releases | None = None
    mutations: Mutations | None = None

    @property
    def folder(self) -> str:
        """Return the entry's folder relative to the knowledge folder."""
        return f"{self.category}/{self.id}"

    def text(self, name: str) -> str:
        """Return the text of the file `name`; raises KeyError where it is absent."""
        return self.files[name].decode("utf-8")
