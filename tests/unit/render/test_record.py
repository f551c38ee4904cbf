"""What an entry's page says of each recorded run."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.evidence import Result
from faultdex.render.record import Row, tables

Change = Callable[..., Row]


@pytest.fixture
def changed(book: Book) -> Change:
    """Return a function that changes a recorded run, and returns its row."""

    def change(**update: object) -> Row:
        ran = next(one for one in book.entries.values() if one.evidence)
        [evidence, *_] = ran.evidence
        runs = (evidence.runs[0].model_copy(update=update), *evidence.runs[1:])
        entry = replace(ran, evidence=(evidence.model_copy(update={"runs": runs}),))
        return tables(entry)[0].rows[0]

    return change


@pytest.mark.parametrize("result", [one for one in Result if one is not Result.REPRODUCED])
def test_a_run_that_did_not_hold_gives_its_reason(changed: Change, result: Result) -> None:
    """Whatever came of it instead."""
    row = changed(result=result, reason="the GPU was busy", agreed=0)

    assert (row.result, row.reason) == (result.value, "the GPU was busy")


def test_a_run_that_held_needs_no_reason(changed: Change) -> None:
    """It did as declared, on its day and in its time."""
    row = changed(reason="as declared", started="2026-11-20T10:00:00Z", seconds=1.26)

    assert (row.result, row.reason, row.day, row.seconds) == (
        "reproduced",
        "",
        "2026-11-20",
        "1.3 s",
    )


def test_a_run_of_other_bytes_is_stale(changed: Change) -> None:
    """Its own reason is about a file that is no more."""
    row = changed(sha256="0" * 64, result=Result.NOT_REPRODUCED, reason="it printed nothing")

    assert (row.result, "has changed since this run" in row.reason) == ("stale", True)


@pytest.mark.parametrize("exclusive", [True, False])
def test_a_time_is_shared_unless_the_snippet_asks_for_the_machine(
    book: Book, *, exclusive: bool
) -> None:
    """Only a snippet that must have the machine to itself is known to have run alone."""
    ran = next(one for one in book.entries.values() if one.evidence)
    needs = {"needs": ran.facts.snippets[0].needs.model_copy(update={"exclusive": exclusive})}
    snippets = tuple(one.model_copy(update=needs) for one in ran.facts.snippets)
    entry = replace(ran, facts=ran.facts.model_copy(update={"snippets": snippets}))

    assert {row.shared for row in tables(entry)[0].rows} == {not exclusive}
