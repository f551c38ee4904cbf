"""Hold what the files of the knowledge say, each for itself, before they are joined."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from faultdex.model.collection import Drop, Plan, Workflow
from faultdex.model.document import Loaded
from faultdex.model.entry import Facts
from faultdex.model.evidence import Evidence
from faultdex.model.example import ExampleRuns
from faultdex.model.messages import MessageNotes, MessageTexts
from faultdex.model.mutation import Mutations
from faultdex.model.problem import Finding
from faultdex.model.reference import Collection, Table
from faultdex.model.release import ReleaseList, Releases
from faultdex.model.source import Publisher


@dataclass(frozen=True, slots=True)
class Validated:
    """The well-formed values by the path of their file; what is not is in `findings`."""

    loaded: Loaded
    facts: Mapping[str, Facts] = field(default_factory=dict)
    publishers: Mapping[str, Publisher] = field(default_factory=dict)
    evidence: Mapping[str, Evidence] = field(default_factory=dict)
    releases: Mapping[str, Releases] = field(default_factory=dict)
    mutations: Mapping[str, Mutations] = field(default_factory=dict)
    lists: Mapping[str, ReleaseList] = field(default_factory=dict)
    plans: Mapping[str, Plan] = field(default_factory=dict)
    drops: Mapping[str, Drop] = field(default_factory=dict)
    workflows: Mapping[str, Workflow] = field(default_factory=dict)
    tables: Mapping[str, Table] = field(default_factory=dict)
    collections: Mapping[str, Collection] = field(default_factory=dict)
    texts: Mapping[str, MessageTexts] = field(default_factory=dict)
    notes: Mapping[str, MessageNotes] = field(default_factory=dict)
    examples: Mapping[str, ExampleRuns] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
