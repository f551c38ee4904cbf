"""Turn all content, as written and as escapes spell it, into texts with their places."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from faultdex.model.check import Flaw
from faultdex.model.document import Document
from faultdex.model.problem import Route
from faultdex.privacy.prefilter import is_suspect

Value = tuple[str, Route, str]
_ESCAPE = re.compile(r"\\[xuUNLP_]")
INCLUDED = "-8<-"


class TextSpan(NamedTuple):
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


def of_files(texts: Mapping[str, str]) -> Iterator[TextSpan]:
    """Yield every file that people write."""
    return (TextSpan(path, text) for path, text in texts.items())


def of_values(documents: Iterable[tuple[Document, str]]) -> Iterator[TextSpan]:
    """Yield every value that its file, whose text stands beside it, spells by an escape."""
    for document, text in documents:
        for path, route, value in values_of(document) if _ESCAPE.search(text) else ():
            if value not in text:
                yield TextSpan(path, value, route)


def of_records(records: Iterable[tuple[Document, str]]) -> Iterator[TextSpan]:
    """Yield every value of the records, which programs write, in which a check may find something.

    Beside each record stands the text of its file.
    """
    for document, text in records:
        every = bool(_ESCAPE.search(text)) or _is_suspect(text)
        for path, route, value in values_of(document) if every or _is_strange(text) else ():
            if every or _is_strange(value):
                yield TextSpan(path, value, route)


def values_of(document: Document) -> Iterator[Value]:
    """Yield path, route and text of every key and every text value."""
    ahead: list[tuple[Route, object]] = [((), document.data)]
    while ahead:
        route, value = ahead.pop()
        if isinstance(value, str) and route:
            yield document.path, route, value
        elif isinstance(value, tuple):
            ahead.extend(((*route, index), inner) for index, inner in enumerate(value))
        elif isinstance(value, Mapping):
            yield from ((document.path, (*route, key), key) for key in value)
            ahead.extend(((*route, key), inner) for key, inner in value.items())


def _is_strange(text: str) -> bool:
    """Tell whether a mark or a letter beyond ASCII stands in the text itself."""
    return INCLUDED in text or not text.isascii()


def _is_suspect(record: str) -> bool:
    """Tell whether a value of the JSON text may hold a leak."""
    # No control character stands in a file that was loaded, so one can hold a place here.
    bare = record.replace("\\\\", "\0").replace("\\n", "\n").replace('\\"', '"')
    return is_suspect(bare.replace("\\t", "\t").replace("\\/", "/").replace("\0", "\\"))
