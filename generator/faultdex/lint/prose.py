"""Turn guides and the prose fields of YAML into passages: single lines with their place."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from faultdex.model.check import Flaw
from faultdex.model.document import Document
from faultdex.model.entry import Entry
from faultdex.model.guide import prose_lines
from faultdex.model.problem import Route

_UNREAD = "plan.yaml"
_LINES_OR_CODE = re.compile(r"[\n`~]")
_VERBATIM = frozenset(
    {
        "by",
        "command",
        "fast",
        "hangs",
        "kernel_log",
        "lacks",
        "line",
        "logged",
        "modules",
        "pattern",
        "prints",
        "quote",
        "replace",
        "row",
        "run",
        "signs",
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


def of_document(document: Document) -> Iterator[Passage]:
    """Yield the lines of every key and value that a page shows as prose; a bare word is none."""
    if document.path.endswith(_UNREAD):
        return
    ahead: list[tuple[Route, object]] = [((), document.data)]
    while ahead:
        route, value = ahead.pop()
        if isinstance(value, str):
            yield from _of_text(document.path, route, value)
        elif isinstance(value, tuple):
            ahead.extend(((*route, index), inner) for index, inner in enumerate(value))
        elif isinstance(value, Mapping):
            for key in value.keys() - _VERBATIM:
                ahead += [((*route, key), key), ((*route, key), value[key])]


def _of_text(path: str, route: Route, text: str) -> Iterator[Passage]:
    if route and not text.isidentifier():
        for _, line in prose_lines(text) if _LINES_OR_CODE.search(text) else ((1, text),):
            yield Passage(path, line, route=route)
