"""Hold the reading of packed logs to saying what was lost, and to bounded memory."""

import bz2
import gzip
import io
import lzma
import tracemalloc
from collections.abc import Callable
from hashlib import sha256

import pytest
import zstandard

from faultdex.logs.decompress import BEHIND, TOO_LARGE, unpacked

Pack = Callable[[bytes], bytes]
PACKS: dict[str, Pack] = {
    "gzip": gzip.compress,
    "zstandard": zstandard.compress,
    "bzip2": bz2.compress,
    "xz": lzma.compress,
}
LINES = b"".join(sha256(b"%d" % number).hexdigest().encode() + b"\n" for number in range(20_000))
MEBIBYTE = 1 << 20


def read(data: bytes) -> tuple[bytes, list[str]]:
    """Return the plain bytes and what was lost."""
    lost: list[str] = []
    plain = b"".join(unpacked(io.BytesIO(data), lost.append))
    return plain, lost


@pytest.mark.parametrize("pack", PACKS)
def test_a_packed_log_is_read(pack: str) -> None:
    """Every usual kind, told by its first bytes and not by its name."""
    assert read(PACKS[pack](LINES)) == (LINES, [])


@pytest.mark.parametrize("pack", PACKS)
def test_packed_logs_in_a_row_are_one_log(pack: str) -> None:
    """Rotated logs are often put together as they are."""
    assert read(PACKS[pack](LINES) + PACKS[pack](b"the end\n")) == (LINES + b"the end\n", [])


@pytest.mark.parametrize("count", [3, 40])
@pytest.mark.parametrize("pack", PACKS)
def test_many_packed_logs_in_a_row_are_one_log(pack: str, count: int) -> None:
    """However many there are in what is read at once."""
    parts = [b"line %d\n" % number for number in range(count)]

    assert read(b"".join(map(PACKS[pack], parts))) == (b"".join(parts), [])


@pytest.mark.parametrize("pack", PACKS)
def test_zeros_that_fill_up_an_archive_are_no_loss(pack: str) -> None:
    """Tapes and block devices pad; more members may follow."""
    packed = PACKS[pack](LINES)

    assert read(packed + bytes(4096)) == (LINES, [])
    assert read(packed + bytes(64) + PACKS[pack](b"the end\n")) == (LINES + b"the end\n", [])


@pytest.mark.parametrize("pack", PACKS)
def test_plain_text_behind_an_archive_is_told(pack: str) -> None:
    """It is not read, and nothing is lost without a word; what is packed behind it is read."""
    packed = PACKS[pack](LINES)
    plain, lost = read(packed + b"RuntimeError: x\n" + PACKS[pack](b"the end\n"))

    assert plain == LINES + b"the end\n"
    assert lost == [f"{BEHIND}, from about byte {len(packed):,} of it to byte {len(packed) + 16:,}"]


def test_a_frame_that_holds_no_text_is_passed_over() -> None:
    """One may come first, in between, and last."""
    skipped = b"\x5a\x2a\x4d\x18" + (8).to_bytes(4, "little") + b"metadata"
    frame = zstandard.compress(LINES)

    assert read(skipped + frame + skipped + frame + skipped) == (LINES * 2, [])


def test_an_archive_beyond_a_limit_is_not_called_damaged() -> None:
    """What would take too much memory to unpack says so."""
    large = zstandard.ZstdCompressionParameters(window_log=27)
    frame = zstandard.ZstdCompressor(compression_params=large).compressobj()
    packed = frame.compress(LINES) + frame.flush()
    filters = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 27}]

    assert read(packed) == (b"", [TOO_LARGE])
    assert read(lzma.compress(LINES, filters=filters)) == (b"", [TOO_LARGE])


@pytest.mark.parametrize("pack", PACKS)
def test_a_truncated_archive_gives_what_it_has_and_says_so(pack: str) -> None:
    """Nothing that was read is thrown away."""
    packed = PACKS[pack](LINES)

    plain, lost = read(packed[: len(packed) * 2 // 3])

    assert len(lost) == 1
    assert LINES.startswith(plain)
    assert plain or pack == "bzip2"


@pytest.mark.parametrize("pack", PACKS)
def test_damage_is_said(pack: str) -> None:
    """A flipped byte in the midst is no reason to fail, and not nothing."""
    packed = bytearray(PACKS[pack](LINES))
    packed[len(packed) // 2] ^= 0xFF

    assert read(bytes(packed))[1]


@pytest.mark.parametrize("pack", ["gzip", "zstandard"])
def test_what_follows_a_damaged_member_is_read(pack: str) -> None:
    """The next member of a gzip file, or frame of a zst file, begins anew; what is lost is said."""
    first, last = PACKS[pack](LINES), PACKS[pack](b"the end\n")
    damaged = bytearray(first)
    damaged[len(first) // 2 : len(first) // 2 + 9] = b"\0" * 9

    plain, lost = read(bytes(damaged) + last)

    assert plain.startswith(LINES[:1_000])
    assert plain.endswith(b"the end\n")
    assert [loss.endswith(f"to byte {len(first):,}") for loss in lost] == [True]


@pytest.mark.parametrize("pack", ["gzip", "zstandard"])
def test_damage_without_a_next_member_is_lost_to_the_end(pack: str) -> None:
    """Nothing is promised that was not read."""
    packed = bytearray(PACKS[pack](LINES))
    packed[len(packed) // 2 : len(packed) // 2 + 9] = b"\0" * 9

    _, lost = read(bytes(packed))

    assert [loss.endswith("to its end") for loss in lost] == [True]


@pytest.mark.parametrize("pack", PACKS)
def test_a_bomb_takes_no_memory(pack: str) -> None:
    """A quarter of a gibibyte of zeros passes through some megabytes."""
    bomb = PACKS[pack](bytes(256 * MEBIBYTE))
    tracemalloc.start()
    size = sum(map(len, unpacked(io.BytesIO(bomb), lambda _: None)))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert size == 256 * MEBIBYTE
    assert most < 48 * MEBIBYTE


def test_an_archive_of_many_files_is_not_guessed_at() -> None:
    """Which of them is the log only its owner knows."""
    plain, lost = read(b"PK\x03\x04" + bytes(100))

    assert (plain, len(lost)) == (b"", 1)
