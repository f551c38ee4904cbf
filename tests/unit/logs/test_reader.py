"""Hold the reading of a log to one file, whatever happens to its name meanwhile."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from faultdex.logs.reader import PART, Log
from faultdex.match import Index, scan
from faultdex.match.index import Known, Pattern

INDEX = Index(
    "/",
    (Known("one-failure", "One"),),
    (Pattern(0, 0, "launch failed: one", ("launch failed: one",), 18),),
    causes=((),),
)
GIGABYTE = 1 << 30
NOISE = b"step 1 of many\n" * 40_000
LOG = NOISE + b"launch failed: one\n" + NOISE


@pytest.fixture
def log(tmp_path: Path) -> Log:
    """Return a log that takes several chunks to read."""
    path = tmp_path / "train.log"
    path.write_bytes(LOG)
    return Log(str(path))


def found(log: Log, change: bytes | None, *, is_new: bool = False) -> tuple[list[int], list[str]]:
    """Return the found lines and the losses of a log that becomes `change` after its first part."""
    path = Path(log.name)

    def chunks() -> Iterator[bytes]:
        for number, chunk in enumerate(log.chunks()):
            yield chunk
            if number == 0 and change is not None:
                if is_new:
                    path.with_suffix(".new").write_bytes(change)
                    path.with_suffix(".new").replace(path)
                else:
                    path.write_bytes(change)

    answer = scan(INDEX, chunks(), count=log.count)
    log.compare()
    return [match.line for match in answer.matches], log.lost


def test_a_log_is_found_where_it_stands(log: Log) -> None:
    """The line is counted in the file."""
    assert found(log, None) == ([40_001], [])


@pytest.mark.parametrize("change", [b"", b"another job\n" * 90_000], ids=["empty", "longer"])
def test_a_replaced_log_keeps_its_finding_and_its_line(log: Log, change: bytes) -> None:
    """A file moved to its name, as rotation does, is another log."""
    assert found(log, change, is_new=True) == ([40_001], [])


def test_a_log_that_grows_is_no_loss(log: Log) -> None:
    """A running job writes on."""
    assert found(log, LOG + b"step 1 of many\n") == ([40_001], [])


@pytest.mark.parametrize("change", [b"", b"another job\n" * 90_000], ids=["empty", "longer"])
def test_an_overwritten_log_is_told(log: Log, change: bytes) -> None:
    """What was read is gone: no line number is sure, and the answer is not complete."""
    lost = [f"{log.name}: it was overwritten while it was read; read it again"]

    assert found(log, change)[1] == lost


def test_lines_are_counted_from_the_nearest_place_known(log: Log) -> None:
    """Forward and backward, and what was counted once is known."""
    middle = len(NOISE)
    log.count(0, middle)

    assert log.ends == {0: 0, middle: 40_000}
    assert log.ends_before(middle + 19) == 40_001
    assert log.ends_before(middle) == 40_000
    assert log.ends_before(middle - 15) == 39_999
    assert log.ends_before(0) == 0


@pytest.mark.parametrize(
    ("start", "plain"),
    [(b"step 1\n", True), (b"", True), (b"\x1f\x8b", False), (b"PK\x03\x04", False),
     (b"\xff\xfe", False), (b"BZh9", False)],
)  # fmt: skip
def test_only_a_plain_file_can_be_read_again_as_it_is(
    tmp_path: Path, start: bytes, *, plain: bool
) -> None:
    """What is packed or wide has other bytes than the text that was given."""
    path = tmp_path / "train.log"
    path.write_bytes(start)

    assert Log(str(path)).is_plain is plain


def test_what_is_no_file_cannot_be_read_again(tmp_path: Path) -> None:
    """The standard input, a folder, and a name that nothing has."""
    names = ["-", str(tmp_path), str(tmp_path / "gone")]

    assert [Log(name).is_plain for name in names] == [False, False, False]
    assert [Log(name).jobs for name in names] == [1, 1, 1]


def test_a_log_that_must_not_be_read_is_not_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading its text tells why."""
    path = tmp_path / "train.log"
    path.write_bytes(b"step 1\n")

    def refuse(_: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("faultdex.logs.reader.FileIO", refuse)
    log = Log(str(path))

    assert not log.is_plain
    assert (list(log.chunks()), log.lost) == ([], [f"{path}: Permission denied"])


def test_without_pread_a_window_reads_the_same(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some systems lack it."""
    monkeypatch.delattr("os.pread")

    assert b"".join(log.chunks()) == LOG


@pytest.mark.parametrize(
    ("size", "free", "jobs"),
    [(1, 64, 1), (PART, 64, 1), (2 * PART, 64, 2), (GIGABYTE, 64, 4), (GIGABYTE, 3, 3)],
)
def test_a_long_log_is_worth_up_to_four_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, free: int, jobs: int
) -> None:
    """One for each 128 MiB, and no more than there are processors."""
    path = tmp_path / "train.log"
    path.touch()
    os.truncate(path, size)
    monkeypatch.setattr("faultdex.logs.reader.processors", lambda: free)

    assert (Log(str(path)).jobs, PART) == (jobs, 128 * 1024 * 1024)
