"""Give every check the same view: the book, the files behind it, and the day."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from faultdex.lint.matrix import Matrix, matrix_of
from faultdex.lint.prose import Passage, of_document, of_guide
from faultdex.lint.text_span import TextSpan, Value, of_files, of_records, of_values, values_of
from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.model.document import Document, Loaded
from faultdex.model.entry import Entry
from faultdex.privacy.prefilter import is_suspect
from faultdex.privacy.rules import Leak, leaks


@dataclass(frozen=True)
class Scope:
    """What the checks look at; `today` is the last day that a text may have been read.

    `clean` holds the folders of entries of which it is known that there is nothing to find.
    """

    book: Book
    loaded: Loaded
    index: Index
    today: date
    clean: Collection[str] = frozenset()

    @cached_property
    def every_entry(self) -> tuple[Entry, ...]:
        """All entries, sorted by id."""
        return tuple(entry for _, entry in sorted(self.book.entries.items()))

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The entries to be looked at, sorted by id."""
        return tuple(entry for entry in self.every_entry if entry.folder not in self.clean)

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
            path: self.loaded.files[path].decode()
            for path in self._paths(self.loaded.files)
            if not path.endswith(".json")
        }

    @cached_property
    def matrix(self) -> Matrix:
        """All signatures, tried on the samples of the entries to be looked at."""
        return matrix_of(self.entries, self.index)

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """Every document that people write, sorted by path."""
        every = self.loaded.documents
        return tuple(every[path] for path in self._paths(every) if path in self.texts)

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """Path, route and text of every key and every text value of what is listed and dated."""
        listed = (one for one in self.documents if one.path.startswith(("sources/", "drops/")))
        return tuple(value for document in listed for value in values_of(document))

    @cached_property
    def spans(self) -> tuple[TextSpan, ...]:
        """All content that is worth a look, as written and as escapes spell it."""
        written = ((one, self.texts[one.path]) for one in self.documents)
        recorded = (
            (self.loaded.documents[path], self.loaded.files[path].decode())
            for path in self._paths(self.loaded.documents)
            if path not in self.texts
        )
        return (*of_files(self.texts), *of_values(written), *of_records(recorded))

    @cached_property
    def guides(self) -> tuple[Passage, ...]:
        """Every line of every guide that is not code."""
        return tuple(passage for entry in self.entries for passage in of_guide(entry))

    @cached_property
    def fields(self) -> tuple[Passage, ...]:
        """Every value of the documents that a page shows as prose; a bare word is none."""
        return tuple(passage for document in self.documents for passage in of_document(document))

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """Every line of prose, of guides and of documents."""
        return (*self.guides, *self.fields)

    @cached_property
    def prose(self) -> str:
        """The text of every line of prose, by which a check can tell that it has nothing to do."""
        return "\n".join(passage.text for passage in self.passages)

    @cached_property
    def leaks(self) -> tuple[tuple[TextSpan, Leak], ...]:
        """Everything that must not be published, with the span that holds it."""
        suspects = (one for one in self.spans if is_suspect(one.text))
        return tuple((one, leak) for one in suspects for leak in leaks(one.text))

    def _paths(self, paths: Iterable[str]) -> list[str]:
        """Return those of `paths` that are to be looked at, sorted."""
        return sorted(one for one in paths if "/".join(one.split("/", 2)[:2]) not in self.clean)
