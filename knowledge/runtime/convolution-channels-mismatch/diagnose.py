"""Print how many channels an image file has: python diagnose.py FILE."""

import struct
import sys
import zlib
from pathlib import Path

PNG = {0: "1 (gray)", 2: "3 (RGB)", 3: "1 (palette; may hold alpha)", 4: "2 (gray and alpha)", 6: "4 (RGBA)"}


def example() -> Path:
    """Write a PNG of one transparent pixel."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    path = Path("example.png")
    head = struct.pack(">IIBBBBB", 1, 1, 8, 6, 0, 0, 0)
    pixel = zlib.compress(b"\0" + bytes(4))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixel) + chunk(b"IEND", b""))
    return path


def channels(data: bytes) -> str:
    """Return the channels that the header of a PNG or JPEG announces."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return PNG[data[25]]
    place = 2
    while data[:2] == b"\xff\xd8" and data[place + 1] not in range(0xC0, 0xC4):
        place += 2 + int.from_bytes(data[place + 2 : place + 4], "big")
    return str(data[place + 9]) if data[:2] == b"\xff\xd8" else "not a PNG or JPEG"


file = Path(sys.argv[1]) if len(sys.argv) > 1 else example()
print(f"{file.name}: channels: {channels(file.read_bytes())}")
