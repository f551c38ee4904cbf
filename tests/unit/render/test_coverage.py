"""The plan is counted by topic and category, and held against the entries that there are."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Plan
from faultdex.render.contents import categories, contents_view
from faultdex.render.coverage import CoverageView, coverage_view

ROW = {"says": "it fails", "runs": "host"}
PLAN = {
    "runtime": {
        "kernel-launch": {"grid-too-wide": ROW, "none-yet": ROW},
        "streams": {"other-gap": ROW},
    },
    "performance": {"allocator": {"third-gap": ROW}},
}


@pytest.fixture
def planned(book: Book) -> Book:
    """Return the small book under a plan of four rows, of which one has an entry."""
    return replace(book, plan=Plan.model_validate(PLAN, strict=False))


@pytest.fixture
def view(planned: Book) -> CoverageView:
    """Return the page about coverage."""
    return coverage_view(planned)


def test_rows_are_counted_by_topic_and_category(view: CoverageView) -> None:
    """At one level, or at any of several."""
    runtime, performance = view.fields
    launch, streams = runtime.areas

    assert (launch.count("missing"), streams.count("missing")) == (1, 1)
    assert (runtime.count("missing"), performance.count("missing")) == (2, 1)
    assert (runtime.count("executed"), runtime.count("executed", "missing")) == (1, 3)
    assert (performance.count("executed"), performance.count()) == (0, 0)


def test_what_has_an_entry_is_covered(view: CoverageView) -> None:
    """Whatever its level is."""
    assert (view.total, view.covered) == (4, 1)


def test_an_entry_that_the_plan_does_not_ask_for_goes_beyond_it(view: CoverageView) -> None:
    """With its title."""
    assert view.beyond == (("block-too-large", "launch failed: a block is too large"),)


def test_a_row_has_the_level_of_its_entry(view: CoverageView) -> None:
    """Or says that there is none."""
    rows = {row.id: row for field in view.fields for area in field.areas for row in area.rows}

    assert {name: row.level for name, row in rows.items()} == {
        "grid-too-wide": "executed",
        "none-yet": "missing",
        "other-gap": "missing",
        "third-gap": "missing",
    }
    assert (rows["none-yet"].level_title, rows["none-yet"].row.says) == ("missing", "it fails")
    assert [name for name, _ in view.columns][-1] == "missing"


def test_contents_list_planned_topics_and_those_of_entries(planned: Book) -> None:
    """Planned ones first, with the number of their rows; a category without any is empty."""
    fields = {one.id: one for one in categories(planned)}
    runtime, performance = fields["runtime"], fields["performance"]

    assert [(one.id, len(one.briefs), one.planned) for one in runtime.topics] == [
        ("kernel-launch", 2, 2),
        ("streams", 0, 1),
    ]
    assert (runtime.count, runtime.planned) == (2, 3)
    assert (performance.count, performance.planned) == (0, 1)
    assert all(
        not one.topics for name, one in fields.items() if name not in {"runtime", "performance"}
    )


def test_a_retired_entry_is_in_no_contents(planned: Book) -> None:
    """Its title is still known to what links to it."""
    entry = planned.entries["grid-too-wide"]
    facts = entry.facts.model_copy(update={"status": "retired"})
    entries = {**planned.entries, entry.id: replace(entry, facts=facts)}
    contents = contents_view(replace(planned, entries=entries), "../")

    assert [one.id for one in contents.briefs] == ["block-too-large"]
    assert set(contents.titles) == {"grid-too-wide", "block-too-large"}
    assert contents.machines == ()
    assert [one.count for one in contents.categories if one.id == "runtime"] == [1]
