"""Turn the book into the variables that hand-written guides may use."""

from faultdex.model.book import Book
from faultdex.model.standing import trials
from faultdex.render.brief import LEVELS, briefs, tally
from faultdex.render.contents import categories

EXAMPLE = "cuda-home-not-set"


def variables(book: Book) -> dict[str, object]:
    """Return what stands under `faultdex` in a guide: counts, entries by id, machines."""
    lines = briefs(book)
    levels = tally(one.level for one in lines)
    return {
        "faultdex": {
            "entries": {one.id: one for one in lines},
            "levels": {LEVELS[level]: levels[level.value] for level in LEVELS},
            "categories": categories(book),
            "sources": len(book.sources),
            "publishers": len({one.publisher for one in book.sources.values()}),
            "machines": _machines(book),
            "example": _example(book),
        }
    }


def _example(book: Book) -> dict[str, str]:
    """Return the files of the entry that the writing guide shows, by name."""
    entry = book.entries[EXAMPLE]
    return {name: entry.text(name).rstrip("\n") for name in entry.files}


def _machines(book: Book) -> tuple[dict[str, str], ...]:
    """Return the newest facts of each machine that fresh evidence names."""
    runs = [one for entry in book.entries.values() for one in trials(entry) if one.fresh]
    runs.sort(key=lambda one: one.run.started)
    newest = {one.machine.name: one.machine for one in runs}
    return tuple(newest[name].model_dump(mode="json") for name in sorted(newest))
