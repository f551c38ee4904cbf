"""Turn the messages of the book into the parts and hints that both readers load."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from faultdex.match.messages.literal import (
    HOLE,
    Literals,
    appears,
    is_identifier,
    literals,
    size,
    whole_grams,
)
from faultdex.match.messages.part import LEVELS, Form, Hint, Hints, Note, Part, Row, Tried
from faultdex.match.messages.telling import is_catch_all, is_specific, is_telling
from faultdex.match.normalise import Normaliser, single
from faultdex.match.normalization_rules import NormalizationRules

if TYPE_CHECKING:
    from faultdex.model.book import Book
    from faultdex.model.messages import MessageGroup, MessageRow, MessageTable

TITLE = 120
# How many characters a usual line has, and how many of these are its row's own; how many a name has
# that few lines hold.
PREFIXED, OWN = 8, 4
NAME = 12


@dataclass(frozen=True, slots=True)
class Printed:
    """One row with its note and the texts by which a log shows it."""

    row: "MessageRow"
    note: int
    texts: tuple[str, ...]


def compile_messages(book: "Book", site: str = "/") -> tuple[Hints, tuple[Part, ...]]:
    """Return the hints and the parts by owner; `site` is the address before an owner's page."""
    plain = Plainer()
    printed = {owner: tuple(_printed(table, plain)) for owner, table in book.messages.items()}
    texts = {text for rows in printed.values() for one in rows for text in one.texts}
    chosen = _chosen(texts)
    parts = tuple(
        _part(book, owner, rows, chosen, plain) for owner, rows in sorted(printed.items())
    )
    hints = (_hint(part, book.messages[part.owner]) for part in parts)
    return Hints(site, tuple(hints)), parts


def _hint(part: Part, table: "MessageTable") -> Hint:
    every = sorted({form.gram for row in part.rows for form in row.forms})
    return Hint(part.owner, table.notes.label or "", table.notes.signs, "\n".join(every))


def _part(
    book: "Book", owner: str, rows: Iterable[Printed], chosen: Mapping[str, str], plain: "Plainer"
) -> Part:
    table, notes = book.messages[owner], book.messages[owner].notes
    notes_of = tuple(_note(book, group, detail=notes.detail) for group in notes.groups)
    made = (_row(one, notes.label or "", chosen, plain) for one in rows)
    return Part(owner, notes.title, notes_of, tuple(made), _tried(table))


def _tried(table: "MessageTable") -> Mapping[str, Tried]:
    every = table.executed.items()
    return {row: Tried(one.release, one.code, one.fixed) for row, one in every}


def _note(book: "Book", group: "MessageGroup", *, detail: bool) -> Note:
    name = group.entry or ""
    page = name if not name or name in book.entries else f"workflows/{name}"
    decision = group.decision or ""
    return Note(group.kind, group.means, group.first or "", page, decision, group.follow_on, detail)


def _row(one: Printed, label: str, chosen: Mapping[str, str], plain: "Plainer") -> Row:
    row, text = one.row, plain.text(one.row.text)
    forms = (
        Form(chosen[form], "" if form == text else form) for form in one.texts if form in chosen
    )
    until, since = row.until or "", row.since or ""
    level, title = LEVELS.index(row.level), _title(row, label)
    return Row(
        row.id, row.name, title, text, one.note, level, row.where, since, until, tuple(forms)
    )


def _title(row: "MessageRow", label: str) -> str:
    """Return the name of a code, or else the text, its values left out."""
    text = single(row.text.replace(HOLE, "…").replace("\n", " ")).strip()
    shown = row.name or text
    return (f"{label} {row.id}: {shown}" if label else shown)[:TITLE]


def _printed(table: "MessageTable", plain: "Plainer") -> Iterator[Printed]:
    for row in table.texts.rows:
        note = table.groups.get(row.id)
        if note is not None:
            yield Printed(row, note, tuple(_distinct(_texts(table, row, plain))))


def _texts(table: "MessageTable", row: "MessageRow", plain: "Plainer") -> Iterator[str]:
    """Yield the text alone where it tells enough, and else the usual lines that show it."""
    group, text = table.group(row), plain.text(row.text)
    bare = table.notes.bare if group is None or group.bare is None else group.bare
    alone = bare and is_telling(text)
    if alone:
        yield text
    for form in table.notes.logged:
        if ("{name}" not in form or row.name) and not (alone and "{text}" in form):
            filled = form.replace("{id}", row.id).replace("{name}", row.name)
            shown = plain.text(filled.replace("{text}", row.text))
            if _is_told(form, text, shown):
                yield shown


def _is_told(form: str, text: str, shown: str) -> bool:
    """Tell whether the usual line `shown` tells its row.

    What a reader leaves of it may be the text alone, and a prefix that any program prints says no
    more: then the text has to tell by itself.
    """
    if "{text}" not in form:
        return _is_usual(shown, shown)
    if shown == text or not is_specific(form):
        return is_telling(text)
    return _is_usual(shown, text) and not is_catch_all(form, text)


def _is_usual(line: str, own: str) -> bool:
    """Tell whether a usual line tells its row, of which `own` is the part that is its own."""
    return size(literals(own)) >= OWN and size(literals(line)) >= PREFIXED


def _distinct(texts: Iterable[str]) -> Iterator[str]:
    """Yield the texts, without those of which every line holds another one."""
    kept: list[Literals] = []
    for text in sorted(dict.fromkeys(texts), key=lambda text: size(literals(text))):
        if not any(appears(parts, text.replace(HOLE, " ")) for parts in kept):
            kept.append(literals(text))
            yield text


def _chosen(texts: Iterable[str]) -> Mapping[str, str]:
    """Return for each text the gram that fewest texts have."""
    every = {text: list(_grams(text)) for text in sorted(texts)}
    counts = Counter(gram for some in every.values() for gram in some)
    return {
        text: min(some, key=lambda gram: (not _is_rare(gram), counts[gram], -len(gram), gram))
        for text, some in every.items()
        if some
    }


def _grams(text: str) -> Iterable[str]:
    """Return the grams of a text, each once; numbers alone are too common."""
    found = dict.fromkeys(whole_grams(literals(text)))
    return (gram for gram in found if not gram.replace(" ", "").isdecimal())


def rare_grams(text: str) -> Iterator[str]:
    """Yield the grams of a text that few ordinary lines have."""
    return filter(_is_rare, _grams(text))


def _is_rare(gram: str) -> bool:
    """Tell whether few ordinary lines have a gram: two words, or a name of a program."""
    return " " in gram or (len(gram) >= NAME and is_identifier(gram))


class Plainer:
    """Makes texts of sources look like the plain lines that a text is read as."""

    def __init__(self) -> None:
        """Compile what normalizes lines."""
        self._normaliser = Normaliser(NormalizationRules())
        self._plain: dict[str, str] = {}

    def text(self, text: str) -> str:
        """Return of a text's lines the one with the most literals, folded and normalized."""
        if text not in self._plain:
            self._plain[text] = self._made(text)
        return self._plain[text]

    def _made(self, text: str) -> str:
        lines = self._normaliser.folded(text) if self._normaliser.special(text) else [text]
        best = max(lines, key=lambda line: size(literals(line)))
        bare = single(best.strip(" "))
        return _without(bare, len(bare.replace(HOLE, "7")) - self._shown(bare))

    def _shown(self, bare: str) -> int:
        """Return how many characters a reader leaves of a line, beside what ends it."""
        line = bare.replace(HOLE, "7")
        end = len(line) - len(self._normaliser.suffix("", line))
        return len(self._normaliser.normalised(0, line).text) + end


def _without(text: str, count: int) -> str:
    """Return `text` without its first `count` characters; a hole counts as one."""
    while count > 0:
        text = text[len(HOLE) if text.startswith(HOLE) else 1 :]
        count -= 1
    return text.lstrip(" ")
