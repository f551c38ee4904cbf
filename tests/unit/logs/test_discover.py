"""Which logs are meant by the name of a folder."""

from pathlib import Path

import pytest

from faultdex.logs import discover
from faultdex.logs.discover import Gathered, gathered


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a run, by a name that does not depend on where tests lie."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "run").mkdir()
    return Path("run")


def fill(folder: Path, *names: str, content: bytes = b"step 1\n") -> None:
    """Write files of one content."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def read(*names: str | Path) -> Gathered:
    """Return what names mean, of which `grid-too-wide` is an entry."""
    return gathered([str(one) for one in names], lambda name: name == "grid-too-wide")


def test_logs_come_by_their_numbers(run: Path) -> None:
    """Rank 2 comes before rank 10, and a folder before the next one."""
    fill(run, "rank10.log", "rank2.log", "node1/b.log", "node0/z.log")

    assert read(run).names == [
        "run/node0/z.log", "run/node1/b.log", "run/rank2.log", "run/rank10.log"
    ]  # fmt: skip
    assert read(run).is_folder


def test_a_file_is_itself_and_named_once(run: Path) -> None:
    """Also beside its folder, and where it is no log by its name."""
    fill(run, "a.log", "train.py")
    found = read("run/train.py", "run/a.log", "run")

    assert found.names == ["run/train.py", "run/a.log"]
    assert not read("run/a.log").is_folder


def test_the_name_of_an_entry_is_a_folder_with_a_stroke(run: Path) -> None:
    """Without it, the entry is meant."""
    (run / "grid-too-wide").mkdir()
    fill(Path("grid-too-wide"), "a.log")

    assert read("grid-too-wide").names == ["grid-too-wide"]
    assert read("./grid-too-wide").names == ["grid-too-wide/a.log"]


@pytest.mark.parametrize("name", ["model.py", "run.sh", "sub/config.yaml"])
def test_what_is_no_log_by_its_name_is_left_out(
    run: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sources may quote any error, and that they were left out is said."""
    fill(run, "a.log", name)

    assert read(run).names == ["run/a.log"]
    assert f"no log: run/{name} (1 in all)\n" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"PK\x03\x04rest", b"step\0\1\2", b"\0" * 9 + b"a\0b"])
def test_what_is_no_text_is_left_out(run: Path, content: bytes) -> None:
    """A zip holds no log of its own, and no log has zeros within."""
    fill(run, "a.log")
    fill(run, "b", content=content)
    found = read(run)

    assert (found.names, found.left_out) == (["run/a.log"], ["run/b"])


def test_a_log_that_was_cut_in_use_is_one(run: Path) -> None:
    """The writer goes on at its place, and zeros fill what was cut."""
    fill(run, "a.log", content=b"\0" * 5000 + b"step 9\n")
    fill(run, "empty.log", content=b"")
    fill(run, "QK", content=b"QK\x03\x04 sorts behind the mark of a zip")

    assert read(run).names == ["run/QK", "run/a.log", "run/empty.log"]


def test_three_of_those_left_out_are_named(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The count tells of the rest."""
    fill(run, "a.log", *(f"{number}.py" for number in range(4)))
    read(run)
    assert "run/0.py, run/1.py, run/2.py, … (4 in all)\n" in capsys.readouterr().err
    (run / "3.py").unlink()
    read(run)
    assert "run/0.py, run/1.py, run/2.py (3 in all)\n" in capsys.readouterr().err


def test_hidden_files_and_linked_folders_are_passed_over(run: Path) -> None:
    """A link to a log is that log, named by its own name; one to a folder is not followed."""
    fill(run, "z.log", ".hidden.log", ".git/a.log")
    (run / "a-link.log").symlink_to("z.log")
    (run / "around").symlink_to(".")

    assert read(run).names == ["run/z.log"]


def test_a_link_that_leads_nowhere_is_told_later(run: Path) -> None:
    """Reading it names it; here it would be lost in silence."""
    fill(run, "a.log")
    (run / "b.log").symlink_to("gone")

    assert read(run).names == ["run/a.log", "run/b.log"]


def test_the_ranks_beside_a_whole_log_are_not_read_again(run: Path) -> None:
    """`faultdex run --log` writes both; without the whole one they are all there is."""
    fill(run, "out.log", "out.ranks/rank0.log", "other.ranks/rank0.log")

    assert read(run).names == ["run/other.ranks/rank0.log", "run/out.log"]


def test_a_folder_without_a_log_is_lost(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing was found is not the same as nothing is wrong."""
    assert read(run).lost == ["run"]
    assert "run: holds no log\n" in capsys.readouterr().err


def test_a_folder_whose_files_somebody_else_takes_is_not_lost(run: Path) -> None:
    """Dumps alone are no logs, and no loss."""
    fill(run, "dump0")
    found = gathered(["run", "run/dump0"], lambda _: False, lambda name: name.endswith("dump0"))

    assert (found.names, found.lost) == ([], [])


def test_a_folder_with_too_many_files_is_lost(
    run: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was read of it is explained all the same."""
    fill(run, "a.log", "b.log", "c.log")
    monkeypatch.setattr(discover, "MOST", 3)
    assert read(run).lost == []
    monkeypatch.setattr(discover, "MOST", 2)
    found = read(run)

    assert (len(found.names), found.lost) == (2, ["run"])
    assert "run: holds more than 2 files; name fewer\n" in capsys.readouterr().err


def test_a_name_that_is_no_path_is_no_folder() -> None:
    """It may be a piece of a log that somebody pasted."""
    names = ["a\0b", "x" * 5000]

    assert read(*names).names == names


def test_a_file_that_begins_with_a_dash_is_not_taken_for_an_option(
    run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name is printed as it can be typed."""
    fill(run, "-v.log", "a.log")
    monkeypatch.chdir(run)

    assert read("./").names == ["./-v.log", "a.log"]
