"""Turn a file, a pipe or an archive into lines of text, and name what could not be read."""

import codecs
import gzip
import os
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BufferedReader
from pathlib import Path

CHUNK = 64 * 1024
LONGEST = 4 * 1024 * 1024
_PEEK = 6
_GZIP = b"\x1f\x8b"
_ENCODINGS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb": "utf-8-sig"}
_UNPACK = {
    b"\x28\xb5\x2f\xfd": "zstd -dc",
    b"\xfd7zX": "xz -dc",
    b"BZh": "bzip2 -dc",
    b"PK\x03\x04": "unzip -p",
}


@dataclass(frozen=True, slots=True)
class Log:
    """A text of unknown size; `lost` fills, while it is read, with what was not read."""

    name: str
    lost: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """Yield the lines, however broken the input is; never raises for what it holds."""
        number, rest = 1, ""
        for text in _decoded(self._chunks()):
            *whole, rest = (rest + text).split("\n")
            yield from whole
            number += len(whole)
            rest = self._cut(rest, number)
        if rest:
            yield rest

    def _cut(self, rest: str, number: int) -> str:
        message = f"{self.name}: line {number} is cut after {LONGEST} characters"
        if len(rest) > LONGEST and message not in self.lost[-1:]:
            self.lost.append(message)
        return rest[:LONGEST]

    def _chunks(self) -> Iterator[bytes]:
        try:
            with _open(self.name) as raw:
                yield from self._unpacked(raw)
        except (OSError, EOFError, zlib.error) as error:
            self.lost.append(f"{self.name}: {_reason(error)}")

    def _unpacked(self, raw: BufferedReader) -> Iterator[bytes]:
        head = raw.peek(_PEEK)
        tool = next((tool for magic, tool in _UNPACK.items() if head.startswith(magic)), "")
        if tool:
            self.lost.append(f"{self.name}: compressed; pipe it through: {tool}")
        elif head.startswith(_GZIP):
            with gzip.GzipFile(fileobj=raw) as plain:
                yield from iter(lambda: plain.read1(CHUNK), b"")
        else:
            yield from iter(lambda: raw.read1(CHUNK), b"")


def _open(name: str) -> BufferedReader:
    return os.fdopen(os.dup(sys.stdin.fileno()), "rb") if name == "-" else Path(name).open("rb")


def _decoded(chunks: Iterator[bytes]) -> Iterator[str]:
    first = next(chunks, b"")
    decoder = codecs.getincrementaldecoder(_ENCODINGS.get(first[:2], "utf-8"))("replace")
    yield decoder.decode(first)
    yield from map(decoder.decode, chunks)
    yield decoder.decode(b"", final=True)


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return f"damaged archive, read as far as it goes ({error})"
