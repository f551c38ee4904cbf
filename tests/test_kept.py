"""What one run made of the repository spares a later run the making, as long as no byte changes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kept import FOLDER, Keep

Get = Callable[[], str]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a folder with a file in it."""
    (tmp_path / "source" / "below").mkdir(parents=True)
    (tmp_path / "source" / "below" / "file.txt").write_text("one", "utf-8")
    return tmp_path / "source"


@pytest.fixture
def get(tmp_path: Path, source: Path) -> Get:
    """Return what gets a number that is higher each time that it is made."""
    kept, numbers = Keep(tmp_path / "kept"), iter("123456789")

    def make(path: Path) -> None:
        path.write_text(next(numbers), "utf-8")

    return lambda: kept.get("number", [source], make, Path.read_text)


def test_what_was_made_is_not_made_again(get: Get) -> None:
    """The second process, or the next run, finds it."""
    assert (get(), get()) == ("1", "1")


def test_one_changed_byte_makes_it_again(get: Get, source: Path, tmp_path: Path) -> None:
    """It takes the place of what the former bytes gave."""
    first = get()
    (source / "below" / "file.txt").write_text("ona", "utf-8")

    assert (first, get(), get()) == ("1", "2", "2")
    assert len(list((tmp_path / "kept").glob("number-*"))) == 1


def test_another_name_of_a_file_makes_it_again(get: Get, source: Path) -> None:
    """The same bytes elsewhere are another source."""
    first = get()
    (source / "below" / "file.txt").rename(source / "file.txt")

    assert (first, get()) == ("1", "2")


def test_what_could_not_be_made_is_not_kept(tmp_path: Path, source: Path) -> None:
    """A build that failed is tried again."""
    kept = Keep(tmp_path / "kept")
    with pytest.raises(ZeroDivisionError):
        kept.get("number", [source], lambda path: path.write_text(str(1 // 0)), Path.read_text)
    made = kept.get("number", [source], lambda path: path.write_text("1"), Path.read_text)

    assert made == "1"


def test_all_makes_everything_in_its_own_run(keep: Keep, pytestconfig: pytest.Config) -> None:
    """The nightly run relies on no former one."""
    assert (keep.folder == FOLDER) != pytestconfig.getoption("all")
