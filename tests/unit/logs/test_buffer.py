"""What is kept of a log while it is read, and in which line it begins."""

from pathlib import Path

import pytest

from faultdex.logs.buffer import END, WHOLE, LogBuffer
from faultdex.logs.reader import Log

LINE = b"step 1 of many\n"
LONG = LINE * 200_000
CHUNK = 10_000 * len(LINE)


class Chunk(bytes):
    """Bytes that tell how many of them nothing holds any more."""

    gone = 0

    def __del__(self) -> None:
        """Count the bytes."""
        Chunk.gone += len(self)


def passed(content: bytes) -> LogBuffer:
    """Return what is kept of bytes that went through in chunks."""
    kept = LogBuffer()
    chunks = [content[start : start + CHUNK] for start in range(0, len(content), CHUNK)]
    assert list(kept.through(chunks)) == chunks
    return kept


def test_all_of_a_short_log_is_kept() -> None:
    """Up to two MiB, from its first line on."""
    kept = passed(LONG[:WHOLE])

    assert WHOLE == 2 * 1024 * 1024
    assert (kept.is_whole, kept.data, kept.first) == (True, LONG[:WHOLE], 1)


def test_the_end_of_a_long_log_is_kept(tmp_path: Path) -> None:
    """Its first line is counted in the file."""
    path = tmp_path / "train.log"
    path.write_bytes(LONG)
    kept = passed(LONG)
    assert kept.first is None
    kept.finish(Log(str(path)))

    assert (kept.is_whole, kept.data) == (False, LONG[-END:])
    assert kept.first == 1 + LONG[:-END].count(b"\n")


def test_a_log_that_is_one_byte_too_long_is_not_whole() -> None:
    """And of a packed one no line can be counted again."""
    kept = passed(LONG[: WHOLE + 1])

    assert (kept.is_whole, kept.data) == (False, LONG[: WHOLE + 1][-END:])
    assert kept.first is None


@pytest.mark.parametrize("size", [len(LINE), END, END + 1, len(LONG)])
def test_of_a_log_that_other_processes_read_the_end_is_read(tmp_path: Path, size: int) -> None:
    """It did not come through here."""
    path = tmp_path / "train.log"
    path.write_bytes(LONG[:size])
    kept = LogBuffer()
    kept.finish(Log(str(path)))

    assert (kept.is_whole, kept.data) == (size <= END, LONG[:size][-END:])
    assert kept.first == 1 + LONG[: max(0, size - END)].count(b"\n")


def test_of_what_cannot_be_read_again_nothing_is_read() -> None:
    """A pipe has been read, and a missing file is told elsewhere."""
    kept = LogBuffer()
    kept.finish(Log("/nowhere/train.log"))

    assert (kept.data, kept.is_whole) == (b"", True)


@pytest.mark.parametrize(
    ("content", "blank"), [(b"", True), (b" \n\t\n", True), (b"\nstep 1\n", False)]
)
def test_a_log_of_white_space_is_blank(tmp_path: Path, content: bytes, *, blank: bool) -> None:
    """That is known once it was read to its end."""
    path = tmp_path / "train.log"
    path.write_bytes(content)
    kept = passed(content)
    assert not kept.is_blank
    kept.finish(Log(str(path)))

    assert kept.is_blank is blank


def test_the_blank_end_of_a_long_log_does_not_make_it_blank(tmp_path: Path) -> None:
    """What came before is not known any more."""
    path = tmp_path / "train.log"
    path.write_bytes(LINE + b"\n" * 2 * WHOLE)
    kept = passed(path.read_bytes())
    kept.finish(Log(str(path)))

    assert not kept.data.strip()
    assert not kept.is_blank


def test_little_more_is_held_than_what_is_kept() -> None:
    """A log of days must not fill the memory."""
    kept = LogBuffer()
    Chunk.gone = 0
    for start in range(0, len(LONG), CHUNK):
        kept.keep(Chunk(LONG[start : start + CHUNK]))

    assert END <= len(LONG) - Chunk.gone < END + CHUNK
    assert kept.data == LONG[-END:]


def test_one_chunk_may_be_longer_than_all_that_is_kept() -> None:
    """It cannot be let go as long as it is the only one."""
    kept = LogBuffer()
    kept.keep(LONG)

    assert (kept.is_whole, kept.data) == (False, LONG[-END:])
