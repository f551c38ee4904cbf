"""Hold the shell's completion to entries and files that exist."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli.complete import ids, ids_and_files

Run = Callable[..., CompletedProcess[str]]


def completed(faultdex: Run, line: str, **variables: str) -> list[str]:
    """Return what bash is told when the tabulator key is pressed after `line`."""
    words = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    done = faultdex(_FAULTDEX_COMPLETE="bash_complete", **words, **variables)

    assert done.stderr == ""
    return [found.removeprefix("plain,") for found in done.stdout.split()]


@pytest.mark.parametrize("verb", ["show", "explain"])
def test_the_beginning_of_an_id_is_completed(faultdex: Run, verb: str) -> None:
    """Nobody has to know an id by heart."""
    assert completed(faultdex, f"faultdex {verb} grid-") == ["grid-too-wide"]


def test_a_log_is_completed_beside_an_id(faultdex: Run, tmp_path: Path) -> None:
    """Both may be explained."""
    (tmp_path / "grid-search.log").write_text("step")

    assert completed(faultdex, "faultdex explain grid") == ["grid-too-wide", "grid-search.log"]


def test_files_come_in_order_and_folders_are_left_to_the_shell(
    faultdex: Run, tmp_path: Path
) -> None:
    """A folder is completed with its slash, which only the shell knows to add."""
    (tmp_path / "grid.d").mkdir()
    for name in ("grid-b.log", "grid-a.log", "other.log"):
        (tmp_path / name).write_text("step")

    assert completed(faultdex, "faultdex explain grid") == [
        "grid-too-wide", "grid-a.log", "grid-b.log",
    ]  # fmt: skip


def test_what_no_id_begins_with_is_left_to_the_shell(faultdex: Run, tmp_path: Path) -> None:
    """It completes folders and files anywhere."""
    (tmp_path / "train.log").write_text("step")

    assert completed(faultdex, "faultdex explain tra") == []


def test_without_knowledge_nothing_is_completed(faultdex: Run, tmp_path: Path) -> None:
    """A complaint in the midst of a line that is being typed helps nobody."""
    gone = str(tmp_path / "gone")

    assert completed(faultdex, "faultdex show grid-", FAULTDEX_KNOWLEDGE=gone) == []


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, base: Path, cache: Path) -> Path:
    """Be in an empty folder, with the small knowledge."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("FAULTDEX_KNOWLEDGE", str(base))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("begun", "words"),
    [
        ("grid", ["grid-too-wide", "grid-b.log", "grid-c.log"]),
        ("", ["block-too-large", "grid-too-wide", "grid-b.log", "grid-c.log", "one.log"]),
        ("one", []),
        ("Grid", []),
    ],
)
def test_ids_come_before_files_in_order(here: Path, begun: str, words: list[str]) -> None:
    """A folder is none, and what no id begins with is left to the shell."""
    (here / "grid.d").mkdir()
    for name in ("one.log", "grid-c.log", "grid-b.log"):
        (here / name).touch()

    assert ids_and_files(begun) == words


def test_a_folder_that_is_gone_takes_no_id_away(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does knowledge that is gone spoil the line that is typed."""
    gone = here / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()

    assert ids_and_files("grid") == ["grid-too-wide"]
    monkeypatch.setenv("FAULTDEX_KNOWLEDGE", str(gone))
    assert (ids("grid"), ids_and_files("grid")) == ([], [])
