"""Say which model the content of each file follows."""

import re

from pydantic import BaseModel

from faultdex.model.collection import Drop, Plan, Workflow
from faultdex.model.entry import Facts
from faultdex.model.evidence import Evidence
from faultdex.model.example import ExampleRuns
from faultdex.model.messages import MessageNotes, MessageTexts
from faultdex.model.mutation import Mutations
from faultdex.model.reference import Collection, Table
from faultdex.model.release import ReleaseList, Releases
from faultdex.model.source import Publisher

SHAPES: tuple[tuple[re.Pattern[str], type[BaseModel]], ...] = (
    (re.compile(r"plan\.yaml"), Plan),
    (re.compile(r"releases\.yaml"), ReleaseList),
    (re.compile(r"sources/[^/]+"), Publisher),
    (re.compile(r"drops/[^/]+"), Drop),
    (re.compile(r"workflows/[^/]+"), Workflow),
    (re.compile(r"reference/[^/]+"), Table),
    (re.compile(r"reference/machines/[^/]+"), Collection),
    (re.compile(r"messages/[^/]+/texts\.json"), MessageTexts),
    (re.compile(r"messages/[^/]+/notes\.yaml"), MessageNotes),
    (re.compile(r"messages/[^/]+/runs\.json"), ExampleRuns),
    (re.compile(r"[^/]+/[^/]+/entry\.yaml"), Facts),
    (re.compile(r"[^/]+/[^/]+/evidence/releases\.json"), Releases),
    (re.compile(r"[^/]+/[^/]+/evidence/mutations\.json"), Mutations),
    (re.compile(r"[^/]+/[^/]+/evidence/[^/]+"), Evidence),
)


def shape_of(path: str) -> type[BaseModel]:
    """Return the model of the document at `path`, which load has let through."""
    return next(shape for paths, shape in SHAPES if paths.fullmatch(path))
