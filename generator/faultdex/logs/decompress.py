"""Turn the bytes of a file, packed or not, into its plain bytes, a bounded part at a time."""

import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from io import RawIOBase
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from bz2 import BZ2Decompressor
    from lzma import LZMADecompressor

Lose: TypeAlias = Callable[[str], None]
Unpack: TypeAlias = Callable[[Iterator[bytes], Lose], Iterator[bytes]]

CHUNK = 128 << 10
LONGEST_MAGIC = 6
MOST = 1 << 20
WINDOW = 1 << 26
GZIP, ZSTD = b"\x1f\x8b\x08", b"\x28\xb5\x2f\xfd"
CUT = "damaged archive, read as far as it goes: its end is missing"
HOLE = "damaged archive: a part of it is lost"


def unpacked(raw: RawIOBase, lose: Lose) -> Iterator[bytes]:
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

    def after_damage(self, data: bytes, magic: bytes) -> bytes:
        """Return the bytes from the next `magic` on, and say what is lost before it."""
        start = self.count - len(data)
        rest = self.after(data[1:], magic)
        end = f"byte {self.count - len(rest):,}" if rest else "its end"
        self.lose(f"{HOLE}, from about byte {start:,} of it to {end}")
        return rest


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
            data = packed.after(data, GZIP)


def _zstandard(chunks: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    """Yield what the frames hold; after damage, go on with the next frame.

    They are fed in drops, because four bytes can stand for 128 KiB.
    """
    library = import_module("zstandard")
    fresh = library.ZstdDecompressor(max_window_size=WINDOW)
    packed = _Packed(_drops(chunks), lose)
    data = packed.more()
    while data:
        frame = fresh.decompressobj()
        try:
            while data and not frame.eof:
                yield frame.decompress(data)
                data = frame.unused_data or packed.more()
            if not frame.eof:
                lose(CUT)
        except library.ZstdError:
            data = packed.after_damage(data, ZSTD)


def _drops(chunks: Iterator[bytes]) -> Iterator[bytes]:
    return (data[at : at + 1024] for data in chunks for at in range(0, len(data), 1024))


def _bzip2(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    return _stream(import_module("bz2").BZ2Decompressor, packed, lose)


def _xz(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    library = import_module("lzma")
    return _stream(
        lambda: library.LZMADecompressor(memlimit=WINDOW), packed, lose, library.LZMAError
    )


def _stream(
    fresh: Callable[[], "BZ2Decompressor | LZMADecompressor"],
    packed: Iterator[bytes],
    lose: Lose,
    damage: type[Exception] = OSError,
) -> Iterator[bytes]:
    stream = fresh()
    try:
        for data in packed:
            yield stream.decompress(data, MOST)
            while not stream.needs_input and not stream.eof:
                yield stream.decompress(b"", MOST)
            if stream.eof and (rest := stream.unused_data.lstrip(b"\0")):
                stream = fresh()
                yield stream.decompress(rest, MOST)
    except (OSError, EOFError, damage):
        lose(HOLE)
    else:
        if not stream.eof:
            lose(CUT)


_KINDS: tuple[tuple[bytes, Unpack], ...] = (
    (GZIP, _gzip),
    (ZSTD, _zstandard),
    (b"BZh", _bzip2),
    (b"\xfd7zXZ", _xz),
    (b"PK\x03\x04", _zip),
)
