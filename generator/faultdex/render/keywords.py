"""Turn an entry into the words by which the site's search finds it first."""

from collections.abc import Iterator, Mapping

from faultdex.model.book import Book
from faultdex.model.entry import Entry

# The theme's search matches beginnings of words: a tag such as cudagraph would win each search for
# "cuda", foundation each for "found", and words of every other id tell entries apart no better.
_EVERYWHERE = ("before", "cuda", "foundation", "gpu", "nccl", "not", "torch")


def tags(entry: Entry, fx: str, numbers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of the id, its code and numbers, and the keywords that people wrote.

    Keywords are there twice, so that they count more than the words of another id.
    """
    words = (word for word in entry.id.split("-") if not word.startswith(_EVERYWHERE))
    names = dict.fromkeys((*words, *filter(None, [fx]), *numbers))
    return (*names, *entry.facts.keywords, *entry.facts.keywords)


def row_numbers(book: Book) -> Mapping[str, tuple[str, ...]]:
    """Return by the id of an entry the codes of the reference rows that lead to it, as typed."""
    found: dict[str, tuple[str, ...]] = {}
    for entry, number in _rows(book):
        found[entry] = (*found.get(entry, ()), number)
    return found


def _rows(book: Book) -> Iterator[tuple[str, str]]:
    for _, table in sorted(book.tables.items()):
        for name, note in table.notes.items():
            if note.entry and (name.isdecimal() or name.startswith(("SIG", "exit "))):
                yield note.entry, name.replace("exit ", "exit code ")
