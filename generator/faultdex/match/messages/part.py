"""Hold the compiled messages of one owner, and the hints that tell which owner a text needs."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from functools import cached_property
from typing import Any

from faultdex.match.messages.literal import Literals, literals, size

SCHEMA = 1
HINTS = "hints"
LEVELS = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Note:
    """What people say of some rows; `entry` is the path of a page, and may be empty.

    A row that is a `detail` is told beside the entry that matches its line.
    """

    kind: str
    means: str
    first: str
    entry: str
    decision: str
    follow_on: bool
    detail: bool


@dataclass(frozen=True, slots=True)
class Form:
    """One way in which a row is printed; every line of it has the words of `gram`.

    `text` has {} for each hole; it is empty where it is that of the row.
    """

    gram: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One message; `note` is a place among the notes, `level` one among `LEVELS`."""

    id: str
    name: str
    title: str
    text: str
    note: int
    level: int
    where: str
    since: str
    until: str
    forms: tuple[Form, ...]

    def as_data(self) -> list[object]:
        """Return the fields as plain data."""
        forms = [[form.gram, form.text] if form.text else [form.gram] for form in self.forms]
        return [*(getattr(self, name) for name in self.__slots__[:-1]), forms]

    @staticmethod
    def of(data: list[Any]) -> "Row":
        """Return the row that was written as plain data."""
        *fields, forms = data
        values: list[Any] = [*fields, tuple(Form(*form) for form in forms)]
        return Row(*values)


@dataclass(frozen=True, slots=True)
class Tried:
    """Lines that printed a row on a release, and a form of them that does not, or nothing."""

    release: str
    example: str
    fixed: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A form of a row, ready to be looked for.

    `own` counts the literal characters of the row's text, without what a log puts around it, and
    `size` those of the form.
    """

    row: int
    parts: Literals
    own: int
    size: int


@dataclass(frozen=True)
class Part:
    """All messages of one owner; `tried` holds the examples that were run, by the row's id."""

    owner: str
    title: str
    notes: tuple[Note, ...]
    rows: tuple[Row, ...]
    tried: Mapping[str, Tried] = field(default_factory=dict)

    def literals(self, place: int) -> list[Literals]:
        """Return the literal parts of each form of a row."""
        row = self.rows[place]
        return [literals(form.text or row.text) for form in row.forms]

    def candidates(self, gram: str) -> Sequence[Candidate]:
        """Return the forms that have a gram, in the order of the rows.

        A text has few of the grams, so others are not made ready.
        """
        if gram not in self._ready:
            forms = self._by_gram.get(gram, ())
            self._ready[gram] = [_candidate(place, self.rows[place], form) for place, form in forms]
        return self._ready[gram]

    @cached_property
    def _ready(self) -> dict[str, list[Candidate]]:
        return {}

    @cached_property
    def _by_gram(self) -> Mapping[str, list[tuple[int, Form]]]:
        found: dict[str, list[tuple[int, Form]]] = {}
        for place, row in enumerate(self.rows):
            for form in row.forms:
                found.setdefault(form.gram, []).append((place, form))
        return found

    def to_json(self) -> str:
        """Return the part as compact JSON that `from_json` and the browser read."""
        return _json(
            {
                "schema": SCHEMA,
                "owner": self.owner,
                "title": self.title,
                "notes": [astuple(one) for one in self.notes],
                "rows": [row.as_data() for row in self.rows],
                "tried": {row: astuple(one) for row, one in self.tried.items()},
            }
        )

    @staticmethod
    def from_json(text: str) -> "Part":
        """Return the part that `text` holds."""
        data = json.loads(text)
        notes = tuple(Note(*one) for one in data["notes"])
        tried = {row: Tried(*one) for row, one in data["tried"].items()}
        return Part(data["owner"], data["title"], notes, tuple(map(Row.of, data["rows"])), tried)


@dataclass(frozen=True, slots=True)
class Hint:
    """What tells that a text may need an owner's part: its grams, and its signs in long logs.

    `label` is what a reader writes before the number of a row, and may be empty. `grams` are joined
    by line ends, so that a start does not wait for thousands of values.
    """

    owner: str
    label: str
    signs: tuple[str, ...]
    grams: str


@dataclass(frozen=True)
class Hints:
    """The hints of all owners; `site` is put before an owner to make an address."""

    site: str
    owners: tuple[Hint, ...] = ()

    @cached_property
    def grams(self) -> frozenset[str]:
        """Return the grams of all owners."""
        return frozenset("\n".join(hint.grams for hint in self.owners).split("\n"))

    @cached_property
    def by_gram(self) -> Mapping[str, list[str]]:
        """Return for each gram the owners whose parts have it."""
        found: dict[str, list[str]] = {}
        for hint in self.owners:
            for gram in hint.grams.split("\n"):
                found.setdefault(gram, []).append(hint.owner)
        return found

    @property
    def signs(self) -> Iterator[str]:
        """Return the literals of which one appears in each line of a long log to be read."""
        return iter(dict.fromkeys(sign for hint in self.owners for sign in hint.signs))

    def to_json(self) -> str:
        """Return the hints as compact JSON."""
        owners = [asdict(one) for one in self.owners]
        return _json({"schema": SCHEMA, "site": self.site, "owners": owners})

    @staticmethod
    def from_json(text: str) -> "Hints":
        """Return the hints that `text` holds."""
        data = json.loads(text)
        owners = (
            Hint(one["owner"], one["label"], tuple(one["signs"]), one["grams"])
            for one in data["owners"]
        )
        return Hints(data["site"], tuple(owners))


def _candidate(place: int, row: Row, form: Form) -> Candidate:
    """Return a form to look for; of a line without the text of its row, all is the row's own."""
    parts = literals(form.text or row.text)
    whole = size(parts)
    own = size(literals(row.text)) if row.text in form.text else whole
    return Candidate(place, parts, own, whole)


def _json(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=True, separators=(",", ":"))
