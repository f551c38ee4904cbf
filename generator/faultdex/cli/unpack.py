"""Turn the bytes of a file, packed or not, into its plain bytes, a bounded part at a time."""

import bz2
import lzma
import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from io import RawIOBase
from itertools import chain
from typing import TypeAlias

Lose: TypeAlias = Callable[[str], None]
Unpack: TypeAlias = Callable[[Iterator[bytes], Lose], Iterator[bytes]]

CHUNK = 128 << 10
LONGEST_MAGIC = 6
MOST = 1 << 20
WINDOW = 1 << 26
GZIP = b"\x1f\x8b\x08"
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


def _gzip(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    """Yield what the members of a gzip file hold; after damage, go on with the next member."""
    data = next(packed, b"")
    while data:
        member = zlib.decompressobj(31)
        try:
            while data and not member.eof:
                yield member.decompress(data, MOST)
                data = member.unconsumed_tail or member.unused_data or next(packed, b"")
            if not member.eof:
                yield member.flush()
                lose(CUT)
        except zlib.error:
            lose(HOLE)
            data = data[1:]
        data = _next_member(data, packed)


def _next_member(data: bytes, packed: Iterator[bytes]) -> bytes:
    """Return the packed bytes from the next member on; empty where there is none."""
    while (start := data.find(GZIP)) < 0:
        more = next(packed, b"")
        if not more:
            return b""
        data = data[1 - len(GZIP) :] + more
    return data[start:]


def _zstandard(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    """Yield what the frames hold; fed in drops, because four bytes can stand for 128 KiB."""
    library = import_module("zstandard")
    frame, fresh = None, library.ZstdDecompressor(max_window_size=WINDOW)
    try:
        for drop in _drops(packed):
            data = drop
            while data:
                frame = frame or fresh.decompressobj()
                yield frame.decompress(data)
                data, frame = frame.unused_data, None if frame.eof else frame
    except library.ZstdError:
        lose(HOLE)
    else:
        if frame:
            lose(CUT)


def _drops(packed: Iterator[bytes]) -> Iterator[bytes]:
    return (data[at : at + 1024] for data in packed for at in range(0, len(data), 1024))


def _bzip2(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    return _stream(bz2.BZ2Decompressor, packed, lose)


def _xz(packed: Iterator[bytes], lose: Lose) -> Iterator[bytes]:
    return _stream(lambda: lzma.LZMADecompressor(memlimit=WINDOW), packed, lose)


def _stream(
    fresh: Callable[[], bz2.BZ2Decompressor | lzma.LZMADecompressor],
    packed: Iterator[bytes],
    lose: Lose,
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
    except (OSError, lzma.LZMAError, EOFError):
        lose(HOLE)
    else:
        if not stream.eof:
            lose(CUT)


_KINDS: tuple[tuple[bytes, Unpack], ...] = (
    (GZIP, _gzip),
    (b"\x28\xb5\x2f\xfd", _zstandard),
    (b"BZh", _bzip2),
    (b"\xfd7zXZ", _xz),
    (b"PK\x03\x04", _zip),
)
