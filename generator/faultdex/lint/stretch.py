"""Turn all content, as written and as escapes spell it, into texts with their places."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.model.check import Flaw
from faultdex.model.problem import Route

Value = tuple[str, Route, str]
_ESCAPE = re.compile(r"\\[xuUNLP_]")


@dataclass(frozen=True, slots=True)
class Stretch:
    """A whole file, or one value where `route` is not empty."""

    path: str
    text: str
    route: Route = ()

    def flaw(self, message: str, hint: str, index: int) -> Flaw:
        """Return a flaw at the character `index`; a value's place is told in the message."""
        line = self.text.count("\n", 0, index) + 1
        column = index - self.text.rfind("\n", 0, index)
        if self.route:
            message = f"{message}, in line {line} of the value, character {column}"
        return Flaw(self.path, message, hint, self.route, (line, column))


def of_files(texts: Mapping[str, str]) -> Iterator[Stretch]:
    """Yield every file that people write."""
    return (Stretch(path, text) for path, text in texts.items())


def of_values(texts: Mapping[str, str], values: tuple[Value, ...]) -> Iterator[Stretch]:
    """Yield every value that its file spells otherwise, as JSON does and escapes do."""
    escaped = {path: text for path, text in texts.items() if _ESCAPE.search(text)}
    for path, route, value in values:
        if path not in texts or (path in escaped and value not in escaped[path]):
            yield Stretch(path, value, route)
