"""Gather the names that the parts of the knowledge may refer to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from faultdex.model.collection import CATEGORIES
from faultdex.model.entry import Facts
from faultdex.model.example import FOLDER, Examples
from faultdex.model.messages import MessageTable
from faultdex.model.validated import Validated

_FACTS = "/entry.yaml"
_DEEP = 2


@dataclass(frozen=True)
class Scope:
    """The validated values, with the names that they define.

    Names are also taken from files that are not valid, so that one fault is reported once.
    """

    validated: Validated

    @cached_property
    def paths(self) -> frozenset[str]:
        """Paths of all files, refused ones included."""
        return frozenset({*self.validated.loaded.files, *self.validated.loaded.refused})

    @cached_property
    def folders(self) -> tuple[str, ...]:
        """Folders of all entries, sorted, broken ones included."""
        return tuple(sorted(p[: -len(_FACTS)] for p in self.paths if p.endswith(_FACTS)))

    @cached_property
    def ids(self) -> frozenset[str]:
        """Ids of all entries, broken ones included."""
        return frozenset(folder.split("/")[1] for folder in self.folders)

    @cached_property
    def facts(self) -> Mapping[str, Facts]:
        """Facts by the entry's folder."""
        return {path.rpartition("/")[0]: facts for path, facts in self.validated.facts.items()}

    @cached_property
    def aliases(self) -> frozenset[str]:
        """Former ids of all entries."""
        return frozenset(alias for facts in self.facts.values() for alias in facts.aliases)

    @cached_property
    def keys(self) -> Mapping[str, str]:
        """Path of the file that defines it, by citation key."""
        return {key: path for path in self._at("sources/") for key in self._names(path)}

    @cached_property
    def listed(self) -> frozenset[str]:
        """Citation keys that some entry lists, or some note of a table or of messages cites."""
        entries = (f"{folder}/entry.yaml" for folder in self.folders)
        tables = self.validated.tables.values()
        noted = (note.source for table in tables for _, note in table.every_note())
        own = (key for path in entries for key in self._names(path))
        sources = (one.source for notes in self.validated.notes.values() for one in notes.groups)
        return frozenset([*own, *(key for key in (*noted, *sources) if key)])

    @cached_property
    def tables(self) -> Mapping[str, MessageTable]:
        """Texts with notes by owner, where both were read."""
        notes, texts = self.validated.notes, self.validated.texts
        pairs = {path.split("/")[1]: path.replace("texts.json", "notes.yaml") for path in texts}
        every = {owner: (f"messages/{owner}/texts.json", path) for owner, path in pairs.items()}
        return {
            owner: MessageTable(texts[text], notes[note], self._examples(owner))
            for owner, (text, note) in sorted(every.items())
            if note in notes
        }

    def _examples(self, owner: str) -> Examples:
        start = f"messages/{owner}/{FOLDER}/"
        files = self.validated.loaded.files
        own = {path[len(start) :]: files[path] for path in sorted(files) if path.startswith(start)}
        return Examples(own, self.validated.examples.get(f"messages/{owner}/runs.json"))

    def is_read(self, start: str) -> bool:
        """Whether no file whose path starts so was refused or is not valid."""
        paths = (path for path in self.paths if path.startswith(start))
        return all(path in self.validated.loaded.documents for path in paths)

    @cached_property
    def entries_are_read(self) -> bool:
        """Whether no file was refused that is, or may hold, the facts of an entry."""
        return not any(
            path.endswith(_FACTS) or (path.startswith(CATEGORIES) and path.count("/") < _DEEP)
            for path in self.validated.loaded.refused
        )

    def _at(self, start: str) -> Iterator[str]:
        return (path for path in self.validated.loaded.documents if path.startswith(start))

    def _names(self, path: str) -> tuple[str, ...]:
        document = self.validated.loaded.documents.get(path)
        data = document.data if document else None
        sources = data.get("sources") if isinstance(data, Mapping) else None
        return tuple(sources) if isinstance(sources, Mapping) else ()
