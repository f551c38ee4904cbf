"""Hold the whole knowledge, validated and linked."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from faultdex.model.collection import Drop, Plan, Workflow
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence
from faultdex.model.messages import MessageTable
from faultdex.model.reference import Collection, Table
from faultdex.model.release import Environment, Releases
from faultdex.model.source import Source


@dataclass(frozen=True, slots=True)
class Cited:
    """A source with its key and publisher."""

    key: str
    publisher: str
    source: Source


@dataclass(frozen=True, slots=True)
class Book:
    """All entries by id, all sources by key, and what joins them.

    `evidence` and `releases` are by path; `environments` are the releases to run the snippets on.
    Reference tables and collections are by the name of their file. `codes` maps each FX code to
    the id that got it. `messages` holds the texts of libraries by their owner.
    """

    entries: Mapping[str, Entry]
    sources: Mapping[str, Cited]
    plan: Plan
    drops: Mapping[str, Drop] = field(default_factory=dict)
    workflows: Mapping[str, Workflow] = field(default_factory=dict)
    evidence: Mapping[str, Evidence] = field(default_factory=dict)
    releases: Mapping[str, Releases] = field(default_factory=dict)
    environments: tuple[Environment, ...] = ()
    tables: Mapping[str, Table] = field(default_factory=dict)
    collections: Mapping[str, Collection] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)
    messages: Mapping[str, MessageTable] = field(default_factory=dict)

    def codes_of(self, entry: Entry) -> tuple[str, ...]:
        """Return the FX codes of an entry: that of its id first, then those of its former ids."""
        names = {entry.id, *entry.facts.aliases}
        own = ((name != entry.id, code) for code, name in self.codes.items() if name in names)
        return tuple(code for _, code in sorted(own))

    def code_of(self, entry: Entry) -> str:
        """Return the FX code by which an entry is quoted; empty until it has one."""
        return next(iter(self.codes_of(entry)), "")
