"""Turn guides and the prose fields of YAML into passages: single lines with their place."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from faultdex.model.check import Flaw
from faultdex.model.entry import Entry
from faultdex.model.guide import prose_lines
from faultdex.model.problem import Route

_UNREAD = "plan.yaml"
_LINES_OR_CODE = re.compile(r"[\n`~]")
_VERBATIM = frozenset(
    {
        "command",
        "fast",
        "hangs",
        "kernel_log",
        "lacks",
        "modules",
        "pattern",
        "prints",
        "row",
        "run",
        "slow",
        "text",
        "type",
        "url",
    }
)


class Passage(NamedTuple):
    """One line of prose with its code blanked out; `route` is empty in a guide."""

    path: str
    text: str
    line: int = 1
    route: Route = ()

    def flaw(self, message: str, hint: str, index: int = 0) -> Flaw:
        """Return a flaw at the character `index` of the passage."""
        return Flaw(self.path, message, hint, self.route, (self.line, index + 1))


def of_guide(entry: Entry) -> Iterator[Passage]:
    """Yield every line of the guide that is not code."""
    for number, line in prose_lines(entry.guide):
        yield Passage(f"{entry.folder}/guide.md", line, number)


def of_field(path: str, route: Route, text: str) -> Iterator[Passage]:
    """Yield the value at `route`, but for what a page shows as code or not at all."""
    if not path.endswith(_UNREAD) and _VERBATIM.isdisjoint(route):
        for _, line in prose_lines(text) if _LINES_OR_CODE.search(text) else ((1, text),):
            yield Passage(path, line, route=route)
