"""Hold what was read from disk, with the place of every key and value."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from faultdex.model.problem import Finding, Place, Problem, Route


@dataclass(frozen=True, slots=True)
class Document:
    """One YAML or JSON file: its plain data, with tuples for lists.

    `places` holds for each route into it line and column, from 1, of its key or item;
    `plain` holds the text, as written, of each scalar without quotes.
    """

    path: str
    data: object
    places: Mapping[Route, Place] = field(default_factory=dict)
    plain: Mapping[Route, str] = field(default_factory=dict)

    def place(self, route: Route) -> Place:
        """Return where `route` stands; the nearest known ancestor where it is absent."""
        while route and route not in self.places:
            route = route[:-1]
        return self.places.get(route, (1, 1))


@dataclass(frozen=True, slots=True)
class Loaded:
    """Everything under the knowledge folder, by path relative to it; `root` is that folder.

    `refused` names what is there but was not read; its findings say why.
    """

    root: str
    documents: Mapping[str, Document]
    files: Mapping[str, bytes]
    findings: tuple[Finding, ...] = ()
    refused: frozenset[str] = frozenset()

    def locate(self, finding: Finding) -> Problem:
        """Return `finding` with the line and column at which its route stands."""
        document = self.documents.get(finding.path)
        place = document.place(finding.route) if document and finding.route else finding.place
        path = f"{self.root}/{finding.path}"
        return Problem(path, *place, finding.code, finding.message, finding.hint)
