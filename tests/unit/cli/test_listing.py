"""Hold `faultdex list` and `faultdex show` to their contracts."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from subprocess import CompletedProcess

import pytest

from faultdex.cli.listing import Format, list_entries

Run = Callable[..., CompletedProcess[str]]


def test_a_row_has_the_fields_of_the_contract(faultdex: Run) -> None:
    """Programs get one object for each entry."""
    rows = json.loads(faultdex("list", "--format", "json").stdout)
    row = next(row for row in rows if row["id"] == "grid-too-wide")

    assert row == {
        "id": "grid-too-wide",
        "fx": "FX0002",
        "category": "runtime",
        "topic": "kernel-launch",
        "title": "launch failed: the grid is too wide",
        "url": "https://faultdex.dev/grid-too-wide/",
        "level": "executed",
        "machines": ["host"],
        "sources": 2,
        "snippets": 2,
    }


def test_a_person_gets_columns(faultdex: Run) -> None:
    """As wide as their longest text, and no line ends in blanks."""
    assert faultdex("list").stdout == (
        "block-too-large  not-verified  launch failed: a block is too large\n"
        "grid-too-wide    executed      launch failed: the grid is too wide\n"
    )


def test_nothing_is_missing_where_the_plan_is_covered(faultdex: Run, knowledge: Path) -> None:
    """And what is missing has columns too."""
    all_of_it = faultdex("list", "--missing")
    rmtree(knowledge / "workflows")
    rmtree(knowledge / "runtime" / "block-too-large")
    rest = faultdex("list", "--missing", "--knowledge", knowledge)

    assert (all_of_it.returncode, all_of_it.stdout) == (0, "\n")
    assert rest.stdout == (
        "block-too-large  host  launch failed: a block of … threads is too large\n"
    )


def test_a_page_that_cannot_be_made_is_told_in_short(faultdex: Run, knowledge: Path) -> None:
    """Title, summary and address are there as long as the entry can be read."""
    (knowledge / "runtime" / "block-too-large" / "entry.yaml").write_text("title: [")
    done = faultdex("show", "grid-too-wide", "--knowledge", knowledge)

    assert done.returncode == 2
    assert done.stdout.startswith("launch failed: the grid is too wide\n\nThe launch asks for more")
    assert "https://faultdex.dev/grid-too-wide/" in done.stdout
    assert "its page can be made only when the knowledge has no problems" in done.stderr


def test_a_planned_entry_that_is_not_there_is_missing(faultdex: Run, knowledge: Path) -> None:
    """The plan minus the entries is what is left to write."""
    rmtree(knowledge / "workflows")
    rmtree(knowledge / "runtime" / "block-too-large")
    done = faultdex("list", "--missing", "--format", "json", "--knowledge", knowledge)

    assert [row["id"] for row in json.loads(done.stdout)] == ["block-too-large"]


def test_a_changed_snippet_loses_its_level(faultdex: Run, knowledge: Path) -> None:
    """One changed byte takes the badge, and the list still answers."""
    snippet = knowledge / "runtime" / "grid-too-wide" / "fix.sh"
    snippet.write_text(snippet.read_text("utf-8") + "\n")
    done = faultdex("list", "--format", "json", "--knowledge", knowledge)
    levels = {row["id"]: row["level"] for row in json.loads(done.stdout)}

    assert (done.returncode, levels["grid-too-wide"]) == (0, "not-verified")


def test_the_page_of_an_entry_shows_without_network(faultdex: Run) -> None:
    """The Markdown of the page is in the pack."""
    done = faultdex("show", "grid-too-wide")

    assert (done.returncode, done.stdout.splitlines()[0]) == (
        0,
        "# launch failed: the grid is too wide",
    )


def test_the_answer_comes_alone_and_the_rest_on_demand(faultdex: Run) -> None:
    """Causes, check and first fix fit a screen; sources and evidence need --full."""
    brief, full = (faultdex("show", "grid-too-wide", *more).stdout for more in ((), ("--full",)))

    assert "## Causes" in brief
    assert "## Sources" not in brief
    assert full.startswith(brief.partition("\nMore fixes")[0].rstrip())
    assert "## Sources" in full


def test_an_unknown_entry_is_wrong_usage(faultdex: Run) -> None:
    """A slip of the finger gets the nearest id."""
    done = faultdex("show", "grid-to-wide")

    assert (done.returncode, "did you mean grid-too-wide" in done.stderr) == (2, True)


def test_a_part_that_cannot_be_read_is_said(faultdex: Run, knowledge: Path) -> None:
    """What is left is listed, and the status says that it is not all."""
    (knowledge / "runtime" / "grid-too-wide" / "entry.yaml").write_text("title: [")
    done = faultdex("list", "--knowledge", knowledge)

    assert (done.returncode, "block-too-large" in done.stdout) == (2, True)


def test_the_list_is_wide_enough_for_each_column(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], base: Path, cache: Path
) -> None:
    """What the entry is to the reader's setup has one of its own, where there is a setup."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("FAULTDEX_SETUP", "torch 2.6, CUDA 12.4")
    with pytest.raises(SystemExit, match="0"):
        list_entries(knowledge=base)
    monkeypatch.setenv("FAULTDEX_SETUP", "")
    with pytest.raises(SystemExit, match="0"):
        list_entries(knowledge=base)

    assert capsys.readouterr().out == (
        "block-too-large  not-verified  stated  launch failed: a block is too large\n"
        "grid-too-wide    executed      stated  launch failed: the grid is too wide\n"
        "block-too-large  not-verified  launch failed: a block is too large\n"
        "grid-too-wide    executed      launch failed: the grid is too wide\n"
    )


@pytest.mark.parametrize("form", [Format.TEXT, Format.JSON])
def test_a_plan_that_is_covered_lists_nothing(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    base: Path,
    cache: Path,
    form: Format,
) -> None:
    """An empty line, or an empty list."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    with pytest.raises(SystemExit, match="0"):
        list_entries(form=form, missing=True, knowledge=base)

    assert capsys.readouterr().out == ("[]\n" if form is Format.JSON else "\n")
