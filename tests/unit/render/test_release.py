"""The page of releases, and what an entry's page says of them, come from the filed runs."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.book import Book
from faultdex.model.evidence import Result
from faultdex.pipeline import read
from faultdex.render.release import holding, releases_view, worded

ROOT = Path(__file__).parents[3]
SAMPLES = ROOT / "docs" / "problems"


@pytest.fixture
def laid(tmp_path: Path) -> Book:
    """Give a book in which a reproduction failed on 2.6.0 and held on 2.9.1."""
    root = tmp_path / "knowledge"
    shutil.copytree(ROOT / "tests/data/base/knowledge", root)
    shutil.copytree(SAMPLES / "FD610" / "bad", root, dirs_exist_ok=True)
    return read(root).book


def test_the_table_counts_each_release(laid: Book) -> None:
    """The newest release comes first; the columns are held, differed, failed and so on."""
    rows = [(row.release, row.python, row.counts) for row in releases_view(laid).rows]

    assert rows == [("2.9.1", "3.12", (1, 0, 0, 0, 0)), ("2.6.0", "3.12", (0, 0, 1, 0, 0))]


def test_a_step_lists_what_changed(laid: Book) -> None:
    """A snippet that failed before and holds now is a change."""
    [step] = releases_view(laid).steps

    assert (step.older, step.newer) == ("2.6.0", "2.9.1")
    assert [(one.snippet, one.kind) for one in step.changes] == [("reproduce.sh", "holds since")]


def test_a_snippet_says_where_it_held_and_failed(laid: Book) -> None:
    """A reader sees the releases beside the file."""
    entry = laid.entries["grid-too-wide"]
    told = holding(entry, entry.facts.snippets[0])

    assert told is not None
    assert told.held == ("2.9.1",)
    assert [release for release, _ in told.failed] == ["2.6.0"]
    assert told.stated == ">=2.6"


def test_a_snippet_without_torch_says_nothing_of_releases(laid: Book) -> None:
    """Its fix needs bash alone."""
    entry = laid.entries["grid-too-wide"]

    assert holding(entry, entry.facts.snippets[1]) is None


def test_one_wording_needs_no_table(laid: Book) -> None:
    """A table of wordings is shown where releases word the failure in more than one way."""
    assert worded(laid.entries["grid-too-wide"]) == ()


def test_two_wordings_name_their_releases(laid: Book) -> None:
    """Each says until when and since when."""
    entry = laid.entries["grid-too-wide"]
    assert entry.releases
    [filed] = entry.releases.snippets
    runs = tuple(
        run.model_copy(update={"result": filed.runs[1].result, "wording": place})
        for place, run in enumerate(filed.runs)
    )
    both = filed.model_copy(update={"runs": runs, "wordings": ("It is too wide", "Too wide")})
    other = replace(entry, releases=entry.releases.model_copy(update={"snippets": (both,)}))

    assert [(one.when, one.text) for one in worded(other)] == [
        ("torch 2.6.0 with Python 3.12 (no longer on 2.9.1)", "It is too wide"),
        ("torch 2.9.1 with Python 3.12 (not on 2.6.0)", "Too wide"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("ValueError: too wide", "RuntimeError: too wide", "retyped"),
        ("ValueError: too wide", "ValueError: the width is out of bounds", "reworded"),
        ("torch.Oops: too wide", "errors.Oops: the width is out of bounds", "reworded"),
        ("ValueError: 7 blocks", "ValueError: 9 blocks", ""),
    ],
)
def test_a_step_tells_another_error_from_other_words(
    laid: Book, old: str, new: str, kind: str
) -> None:
    """And numbers alone are no change."""
    entry = laid.entries["grid-too-wide"]
    assert entry.releases
    [filed] = entry.releases.snippets
    held = {"result": filed.runs[1].result, "reason": ""}
    runs = (
        filed.runs[0].model_copy(update={**held, "wording": 0}),
        filed.runs[1].model_copy(update={**held, "wording": 1}),
    )
    both = filed.model_copy(update={"runs": runs, "wordings": (old, new)})
    other = replace(entry, releases=entry.releases.model_copy(update={"snippets": (both,)}))
    steps = releases_view(replace(laid, entries={entry.id: other})).steps
    told = [(one.kind, one.old, one.new) for step in steps for one in step.changes]

    assert told == ([(kind, old, new)] if kind else [])


def test_the_page_counts_what_no_release_can_change(laid: Book) -> None:
    """Snippets that need no torch, and ranges that are stated and not borne out."""
    view = releases_view(laid)

    assert (view.independent, view.floors, view.stated) == (3, 1, 1)
    assert view.columns == ("held", "differed", "failed", "flaky", "unsupported")


def test_a_long_wording_is_shown_by_its_beginning(laid: Book) -> None:
    """300 characters of its first line."""
    entry = laid.entries["grid-too-wide"]
    assert entry.releases
    (filed,) = entry.releases.snippets
    long = "launch failed: " + "x" * 300
    texts = ("launch failed: the grid is 7 blocks wide", f"{long}\nmore")
    runs = tuple(
        run.model_copy(update={"wording": place, "result": Result.REPRODUCED})
        for place, run in enumerate(filed.runs[:2])
    )
    changed = filed.model_copy(update={"wordings": texts, "runs": runs})
    releases = entry.releases.model_copy(update={"snippets": (changed,)})
    told = worded(replace(entry, releases=releases))

    assert [one.text for one in told] == [texts[0], f"{long[:300]}…"]
