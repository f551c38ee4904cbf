"""Turn the bytes of a file, packed or not, into its plain bytes, a bounded part at a time."""

import zlib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from bz2 import BZ2Decompressor
    from lzma import LZMADecompressor


class Source(Protocol):
    """What gives bytes: an open file, a pipe, or a part of a file."""

    def read(self, size: int, /) -> bytes | None:
        """Return at most `size` bytes, empty at the end; raises OSError."""


Lose: TypeAlias = Callable[[str], None]
Unpack: TypeAlias = Callable[[Iterator[bytes], Lose], Iterator[bytes]]

CHUNK = 128 << 10
LONGEST_MAGIC = 6
MOST = 1 << 20
WINDOW = 1 << 26
GZIP, ZSTD = b"\x1f\x8b\x08", b"\x28\xb5\x2f\xfd"
BZIP2, XZ = b"BZh", b"\xfd7zXZ"
CUT = "damaged archive, read as far as it goes: its end is missing"
HOLE = "damaged archive: a part of it is lost"
BEHIND = "what follows the archive is no part of it and was not read"
TOO_LARGE = (
    f"this archive needs more than {WINDOW >> 20} MiB of memory; unpack it, then name the text"
)
DROP = 512
# Frames that hold no text, such as the one that pzstd writes first.
SKIPPED = tuple(bytes([number]) + b"\x2a\x4d\x18" for number in range(0x50, 0x60))


def unpacked(raw: Source, lose: Lose) -> Iterator[bytes]:
    """Yield the plain bytes; `lose` is told of every part that could not be read."""
    chunks = iter(lambda: raw.read(CHUNK) or b"", b"")
    head = next(chunks, b"")
    while 0 < len(head) < LONGEST_MAGIC and (more := next(chunks, b"")):
        head += more
    unpack = next((each for magic, each in _KINDS if head.startswith(magic)), _plain)
    yield from unpack(chain([head] if head else [], chunks), lose)


def _plain(packed: Iterator[bytes], _: Lose) -> Iterator[bytes]:
    yield from packed


def _zip(_: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    lose(
        "an archive of many files; unpack it, or name one: unzip -p ARCHIVE FILE | faultdex explain"
    )
    yield from ()


class _Packed:
    """Packed bytes, and where in the archive they stand."""

    def __init__(self, chunks: Iterator[bytes], lose: Lose) -> None:
        self.chunks = chunks
        self.lose = lose
        self.count = 0

    def more(self) -> bytes:
        """Return the next bytes; empty at the end."""
        data = next(self.chunks, b"")
        self.count += len(data)
        return data

    def after(self, data: bytes, magic: bytes) -> bytes:
        """Return the bytes from the next `magic` on, in `data` or later; empty where none is."""
        while (start := data.find(magic)) < 0:
            more = self.more()
            if not more:
                return b""
            data = data[1 - len(magic) :] + more
        return data[start:]

    def after_damage(self, data: bytes, magic: bytes, why: str = HOLE) -> bytes:
        """Return the bytes from the next `magic` on, and say what is lost before it."""
        start = self.count - len(data)
        rest = self.after(data[1:], magic)
        end = f"byte {self.count - len(rest):,}" if rest else "its end"
        self.lose(f"{why}, from about byte {start:,} of it to {end}")
        return rest

    def next_member(self, data: bytes, *magics: bytes) -> bytes:
        """Return the bytes of the next member, behind the zeros that may fill up the last one."""
        while not (data := data.lstrip(b"\0")) or len(data) < LONGEST_MAGIC:
            more = self.more()
            if not more:
                break
            data += more
        if not data or data.startswith(magics):
            return data
        return self.after_damage(data, magics[0], BEHIND)


def _gzip(chunks: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    """Yield what the members of a gzip file hold; after damage, go on with the next member."""
    packed = _Packed(chunks, lose)
    data = packed.more()
    while data:
        member = zlib.decompressobj(31)
        try:
            while data and not member.eof:
                yield member.decompress(data, MOST)
                data = member.unconsumed_tail or member.unused_data or packed.more()
            if not member.eof:
                yield member.flush()
                lose(CUT)
        except zlib.error:
            data = packed.after_damage(data, GZIP)
        else:
            data = packed.next_member(data, GZIP)


def _zstandard(chunks: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    """Yield what the frames hold; after damage, go on with the next frame.

    They are fed in drops, because four bytes can stand for 128 KiB.
    """
    from faultdex.zstandard import zstd

    window: dict[int, int] = {zstd.DecompressionParameter.window_log_max: WINDOW.bit_length() - 1}
    packed = _Packed(_drops(chunks), lose)
    fresh = partial(zstd.ZstdDecompressor, options=window)
    return _streams(fresh, (ZSTD, *SKIPPED), packed, zstd.ZstdError)


def _drops(chunks: Iterator[bytes]) -> Iterator[bytes]:
    return (data[at : at + DROP] for data in chunks for at in range(0, len(data), DROP))


def _bzip2(chunks: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    from bz2 import BZ2Decompressor

    return _streams(BZ2Decompressor, (BZIP2,), _Packed(chunks, lose), OSError)


def _xz(chunks: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    from lzma import LZMADecompressor, LZMAError

    return _streams(
        lambda: LZMADecompressor(memlimit=WINDOW), (XZ,), _Packed(chunks, lose), LZMAError
    )


def _streams(
    fresh: "Callable[[], BZ2Decompressor | LZMADecompressor]",
    magics: tuple[bytes, ...],
    packed: _Packed,
    damage: type[Exception],
) -> Iterator[bytes]:
    """Yield what the streams hold that follow each other; after damage, go on with the next."""
    data = packed.more()
    while data:
        stream = fresh()
        try:
            while data and not stream.eof:
                yield stream.decompress(data, MOST)
                while not stream.needs_input and not stream.eof:
                    yield stream.decompress(b"", MOST)
                data = stream.unused_data or packed.more()
            if not stream.eof:
                packed.lose(CUT)
        except damage as error:
            if _is_too_large(error):
                packed.lose(TOO_LARGE)
                return
            data = packed.after_damage(data, magics[0])
        else:
            data = packed.next_member(data, *magics)


def _is_too_large(error: Exception) -> bool:
    return any(word in str(error) for word in ("limit", "too much memory"))


_KINDS: tuple[tuple[bytes, Unpack], ...] = (
    (GZIP, _gzip),
    (ZSTD, _zstandard),
    (BZIP2, _bzip2),
    (XZ, _xz),
    *((skipped, _zstandard) for skipped in SKIPPED),
    (b"PK\x03\x04", _zip),
)
