"""Turn each document into a value of its model, or into findings."""

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from faultdex.model.collection import Drop, Plan, Workflow
from faultdex.model.document import Document, Loaded
from faultdex.model.entry import Facts
from faultdex.model.evidence import Evidence
from faultdex.model.example import ExampleRuns
from faultdex.model.messages import MessageNotes, MessageTexts
from faultdex.model.mutation import Mutations
from faultdex.model.problem import Finding
from faultdex.model.reference import Collection, Table
from faultdex.model.release import ReleaseList, Releases
from faultdex.model.source import Publisher
from faultdex.model.validated import Validated
from faultdex.validate.fault import faults
from faultdex.validate.message import says
from faultdex.validate.presence import missing_files
from faultdex.validate.shapes import shape_of

Shaped = TypeVar("Shaped", bound=BaseModel)


def validate(loaded: Loaded) -> Validated:
    """Hold every document of `loaded` against its model; never raises."""
    read = {path: _read(document) for path, document in loaded.documents.items()}
    values = {path: value for path, (value, _) in read.items() if value is not None}
    found = (finding for _, findings in read.values() for finding in findings)
    return Validated(
        loaded=loaded,
        facts=_of(Facts, values),
        publishers=_of(Publisher, values),
        evidence=_of(Evidence, values),
        releases=_of(Releases, values),
        mutations=_of(Mutations, values),
        lists=_of(ReleaseList, values),
        plans=_of(Plan, values),
        drops=_of(Drop, values),
        workflows=_of(Workflow, values),
        tables=_of(Table, values),
        collections=_of(Collection, values),
        texts=_of(MessageTexts, values),
        notes=_of(MessageNotes, values),
        examples=_of(ExampleRuns, values),
        findings=(*missing_files(loaded), *found),
    )


def _read(document: Document) -> tuple[BaseModel | None, tuple[Finding, ...]]:
    shape = shape_of(document.path)
    try:
        return shape.model_validate(document.data), ()
    except ValidationError as error:
        wrong = faults(document, shape, error.errors())
    return None, tuple(
        Finding(document.path, *says(fault), route=fault.found.route) for fault in wrong
    )


def _of(shape: type[Shaped], values: Mapping[str, BaseModel]) -> dict[str, Shaped]:
    return {path: value for path, value in values.items() if isinstance(value, shape)}
