"""A page is as old as the newest thing that it says."""

from dataclasses import replace

from faultdex.model.book import Book
from faultdex.model.evidence import Result
from faultdex.render.day import newest, published, updated

GRID = "grid-too-wide"


def later(book: Book, started: str, result: Result = Result.REPRODUCED) -> Book:
    """Return the book in which the first run of an entry started at a time."""
    entry = book.entries[GRID]
    (one,) = entry.evidence
    first, *others = one.runs
    changed = first.model_copy(update={"started": started, "result": result})
    evidence = one.model_copy(update={"runs": (changed, *others)})
    entries = {**book.entries, GRID: replace(entry, evidence=(evidence,))}
    return replace(book, entries=entries, evidence=dict.fromkeys(book.evidence, evidence))


def test_a_page_has_the_day_of_its_newest_citation_or_run(book: Book) -> None:
    """A run counts where it holds; without either there is no day."""
    day = "2026-12-24"
    held, failed = (
        later(book, f"{day}T10:00:00Z", one) for one in (Result.REPRODUCED, Result.FLAKY)
    )

    assert updated(book.sources, held.entries[GRID]) == day
    assert updated(book.sources, failed.entries[GRID]) == "2026-11-03"
    assert updated(book.sources, replace(book.entries[GRID], evidence=())) == "2026-11-02"
    assert updated({}, replace(book.entries[GRID], evidence=())) == ""


def test_the_site_has_the_day_of_the_newest_of_all(book: Book) -> None:
    """Of drops, of what was read, and of any run."""
    assert newest(book) == "2026-11-03"
    assert newest(later(book, "2026-12-24T10:00:00Z", Result.FLAKY)) == "2026-12-24"


def test_an_entry_was_published_with_the_first_drop_that_names_it(book: Book) -> None:
    """A later one may name it again."""
    ((name, drop),) = book.drops.items()
    again = drop.model_copy(update={"day": "2026-12-24", "entries": (GRID,)})

    assert published(replace(book, drops={"b": again, name: drop})) == {
        GRID: drop.day,
        "block-too-large": drop.day,
    }
