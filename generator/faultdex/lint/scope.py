"""Give every check the same view: the book, the files behind it, and the day."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from faultdex.lint.matrix import Matrix, matrix_of
from faultdex.lint.prose import Passage, of_field, of_guide
from faultdex.lint.stretch import Stretch, of_files, of_values
from faultdex.lint.suspect import is_suspect
from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.model.document import Document, Loaded
from faultdex.model.entry import Entry
from faultdex.model.private import Leak, leaks
from faultdex.model.problem import Route


@dataclass(frozen=True)
class Scope:
    """What the checks look at; `today` is the last day that a text may have been read."""

    book: Book
    loaded: Loaded
    index: Index
    today: date

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, sorted by id."""
        return tuple(entry for _, entry in sorted(self.book.entries.items()))

    @cached_property
    def ids(self) -> frozenset[str]:
        """Ids of all entries, also of those that are not valid."""
        facts = (p for p in self.loaded.files if p.endswith("/entry.yaml"))
        refused = (p for p in self.loaded.refused if p.endswith("/entry.yaml"))
        return frozenset(path.split("/")[-2] for path in (*facts, *refused))

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """The text of every file that people write, by path; load has seen that it is UTF-8."""
        return {
            path: data.decode()
            for path, data in sorted(self.loaded.files.items())
            if not path.endswith(".json")
        }

    @cached_property
    def matrix(self) -> Matrix:
        """All signatures, tried on all samples."""
        return matrix_of(self.book, self.index)

    @cached_property
    def values(self) -> tuple[tuple[str, Route, str], ...]:
        """Path, route and text of every key and every text value in every document."""
        documents = sorted(self.loaded.documents.items())
        return tuple((path, *value) for path, document in documents for value in _of(document))

    @cached_property
    def stretches(self) -> tuple[Stretch, ...]:
        """All content, as written and as escapes spell it."""
        return (*of_files(self.texts), *of_values(self.texts, self.values))

    @cached_property
    def guides(self) -> tuple[Passage, ...]:
        """Every line of every guide that is not code."""
        return tuple(passage for entry in self.entries for passage in of_guide(entry))

    @cached_property
    def fields(self) -> tuple[Passage, ...]:
        """Every value of the documents that a page shows as prose; a bare word is none."""
        said = (value for value in self.values if not value[2].isidentifier())
        return tuple(passage for value in said for passage in of_field(*value))

    @cached_property
    def leaks(self) -> tuple[tuple[Stretch, Leak], ...]:
        """Everything that must not be published, with the stretch that holds it."""
        suspects = (one for one in self.stretches if is_suspect(one.text))
        return tuple((one, leak) for one in suspects for leak in leaks(one.text))


def _of(document: Document) -> Iterator[tuple[Route, str]]:
    ahead: list[tuple[Route, object]] = [((), document.data)]
    while ahead:
        route, value = ahead.pop()
        if isinstance(value, str) and route:
            yield route, value
        elif isinstance(value, tuple):
            ahead.extend(((*route, index), inner) for index, inner in enumerate(value))
        elif isinstance(value, Mapping):
            yield from (((*route, key), key) for key in value)
            ahead.extend(((*route, key), inner) for key, inner in value.items())
