"""Hold what was read from disk, with the place of every key and value."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from faultdex.model.problem import Finding, Place, Problem, Route


@dataclass(frozen=True, slots=True)
class Document:
    """One YAML file: its plain data, and for each route into it the line and column from 1."""

    path: str
    data: object
    places: Mapping[Route, Place] = field(default_factory=dict)

    def place(self, route: Route) -> Place:
        """Return where `route` stands; the nearest known ancestor where it is absent."""
        while route and route not in self.places:
            route = route[:-1]
        return self.places.get(route, (1, 1))


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything under the knowledge folder, by path relative to it; `root` is that folder."""

    root: str
    documents: Mapping[str, Document]
    files: Mapping[str, bytes]
    findings: tuple[Finding, ...] = ()

    def locate(self, finding: Finding) -> Problem:
        """Return `finding` with the line and column at which its route stands."""
        document = self.documents.get(finding.path)
        place = document.place(finding.route) if document and finding.route else finding.place
        path = f"{self.root}/{finding.path}"
        return Problem(path, *place, finding.code, finding.message, finding.hint)
