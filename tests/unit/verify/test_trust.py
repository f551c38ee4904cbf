"""A recorded run is trusted only where it holds, and each has its turn to be run all the same."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence
from faultdex.model.release import Releases
from faultdex.verify import Held, held, sample
from faultdex.verify.trust import TYPICAL

NAME = "planted-fault/fix.py"
DAY = date(2026, 11, 22)
RECORDS = st.dictionaries(
    st.text("abcdef/", min_size=1),
    st.floats(0, 180).map(lambda seconds: Held("2026-11-20T10:00:00Z", seconds)),
    max_size=40,
)


def with_record(book: Book, *, machine: dict[str, object] | None = None, **changes: object) -> Book:
    """Return the book with a run of fix.py on record that held, but for `changes`."""
    entry = book.entries["planted-fault"]
    snippet = entry.facts.snippets[1]
    run = {
        "snippet": "fix.py",
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "result": "reproduced",
        "runs": 1,
        "agreed": 1,
        "started": "2026-11-20T10:00:00Z",
        "seconds": 2.5,
        "exit": 0,
        "stdout": "fine\n",
    }
    where = {"name": "cpu", "python": "3.11.7", "system": "Debian GNU/Linux 12, x86_64"}
    plain = {
        "schema": 1,
        "entry": entry.id,
        "machine": where | (machine or {}),
        "runs": ({**run, **changes},),
    }
    record = Evidence.model_validate(plain)
    return replace(book, entries={entry.id: replace(entry, evidence=(*entry.evidence, record))})


def test_a_run_that_holds_is_trusted(book: Book) -> None:
    """It is known by the snippet's name, with its start and its duration."""
    assert held(with_record(book), "x86_64") == {NAME: Held("2026-11-20T10:00:00Z", 2.5)}


@pytest.mark.parametrize(
    "changes",
    [
        {"sha256": "0" * 64},
        {"expect_sha256": "0" * 64},
        {"result": "not-reproduced", "agreed": 0},
        {"result": "flaky", "runs": 3, "agreed": 2},
        {"stderr": "ValueError: bad\n"},
        {"exit": 1},
        {"machine": {"gpus": 1, "gpu": "H100"}},
        {"machine": {"system": "Debian GNU/Linux 12, aarch64"}},
    ],
    ids=str,
)
def test_any_doubt_ends_the_trust(book: Book, changes: dict[str, object]) -> None:
    """Other bytes, another result, texts against it, or a machine of another kind."""
    assert held(with_record(book, **changes), "x86_64") == {}


def test_a_snippet_for_gpus_is_never_trusted(book: Book, entry: Entry) -> None:
    """Its place is another one, whatever machine a record is from."""
    facts = entry.facts.model_dump(mode="json", exclude_none=True)
    facts["snippets"][1]["needs"]["gpus"] = 1
    on_gpus = replace(entry, facts=type(entry.facts).model_validate(facts, strict=False))
    other = replace(book, entries={entry.id: on_gpus})

    assert held(with_record(other), "x86_64") == {}


@pytest.mark.parametrize("hours", [("08", "10"), ("10", "08")])
def test_the_newest_run_counts(book: Book, hours: tuple[str, str]) -> None:
    """Of two machines that both show it, the later run gives the date."""
    for number, hour in enumerate(hours):
        instant = f"2026-11-20T{hour}:00:00Z"
        book = with_record(book, machine={"name": f"cpu-{number}"}, started=instant)

    assert held(book, "x86_64")[NAME].started == "2026-11-20T10:00:00Z"


def with_release(book: Book, torch: str, result: str, **changes: object) -> Book:
    """Return the book with a run of fix.py on a release of torch on file, but for `changes`."""
    entry = book.entries["planted-fault"]
    snippet = entry.facts.snippets[1]
    run = {"torch": torch, "python": "3.13.0", "day": "2026-11-21", "result": result}
    one = {
        "snippet": "fix.py",
        "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet),
        "runs": (run,),
    }
    plain = {"schema": 1, "entry": entry.id, "snippets": ({**one, **changes},)}
    releases = Releases.model_validate(plain)
    return replace(book, entries={entry.id: replace(entry, releases=releases)})


@pytest.mark.parametrize("torch", ["2.15.0", "2.15.0+cpu"])
def test_what_held_on_the_installed_release_is_trusted(book: Book, torch: str) -> None:
    """The build after the plus does not matter, and no other record is needed."""
    filed = with_release(book, "2.15.0+cu132", "reproduced")

    assert held(filed, "x86_64", torch) == {NAME: Held("2026-11-21", TYPICAL)}


@pytest.mark.parametrize("here", [("x86_64", "2.13.0"), ("x86_64", ""), ("aarch64", "2.15.0")])
def test_what_held_on_another_release_or_processor_is_not(
    book: Book, here: tuple[str, str]
) -> None:
    """Alone it does not vouch for this place."""
    assert held(with_release(book, "2.15.0", "reproduced"), *here) == {}


def test_a_run_of_other_bytes_on_the_release_is_not_trusted(book: Book) -> None:
    """One changed byte ends it."""
    filed = with_release(book, "2.15.0", "reproduced", sha256="0" * 64)

    assert held(filed, "x86_64", "2.15.0") == {}


@pytest.mark.parametrize("result", ["not-reproduced", "flaky"])
def test_no_record_makes_up_for_a_failure_on_the_installed_release(book: Book, result: str) -> None:
    """The snippet runs there, although it held on another release."""
    filed = with_release(with_record(book), "2.15.0", result)

    assert held(filed, "x86_64", "2.15.0") == {}
    assert held(filed, "x86_64", "2.13.0") != {}


@given(records=RECORDS, start=st.integers(0, 10_000))
def test_each_has_its_turn_once(records: dict[str, Held], start: int) -> None:
    """As many days in a row as there are parts run every snippet, and none twice."""
    parts = sample(records, DAY, 60).parts
    days = (DAY + timedelta(days=start + number) for number in range(parts))
    turns = [name for day in days for name in sample(records, day, 60).names]

    assert sorted(turns) == sorted(records)


@given(records=RECORDS, start=st.integers(0, 10_000))
def test_a_sample_takes_the_seconds_that_are_given(records: dict[str, Held], start: int) -> None:
    """It ends with the first snippet that passes the limit."""
    chosen = sample(records, DAY + timedelta(days=start), 60)
    seconds = [records[name].seconds for name in chosen.names]

    assert sum(seconds) - max(seconds, default=0) <= 60.001


def test_a_longer_sample_has_fewer_parts() -> None:
    """Ten snippets of ten seconds are ten parts of ten seconds, or one of a hundred."""
    records = {f"entry/{number}": Held("", 10) for number in range(10)}
    few, all_of_them = (sample(records, DAY, seconds) for seconds in (10, 100))

    assert (len(few.names), few.parts) == (1, 10)
    assert (len(all_of_them.names), all_of_them.part, all_of_them.parts) == (10, 1, 1)


def test_a_snippet_that_takes_no_time_has_its_turn_too() -> None:
    """Wherever it stands in the order: behind all that takes time as well."""
    trusted = {name: Held("2026-11-20", float(name == "a")) for name in "abcdefgh"}
    days = [sample(trusted, date(2026, 11, day), 0.25) for day in range(1, 5)]

    assert {one.parts for one in days} == {4}
    assert sorted(name for one in days for name in one.names) == [*trusted]
