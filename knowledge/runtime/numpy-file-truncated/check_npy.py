import math
import sys
import zipfile
from pathlib import Path

from numpy.lib import format as layout


def look(path):
    size = path.stat().st_size
    if path.suffix == ".npz":
        if not zipfile.is_zipfile(path):
            return f"{size} bytes, and no end of a zip"
        broken = zipfile.ZipFile(path).testzip()
        return f"{broken} does not match its checksum" if broken else ""
    with open(path, "rb") as file:
        first = file.read(8)
        if not first.startswith(b"\x93NUMPY"):
            return f"{size} bytes, begins with {first!r}"
        file.seek(0)
        try:
            version = layout.read_magic(file)
            older = version == (1, 0)
            read = layout.read_array_header_1_0 if older else layout.read_array_header_2_0
            shape, _, dtype = read(file)
        except ValueError as error:
            return f"{size} bytes, header: {error}"
        needed = file.tell() + math.prod(shape) * dtype.itemsize
    if dtype.hasobject or size >= needed:
        return ""
    return f"{size} of {needed} bytes for {shape} {dtype}"


def main():
    if len(sys.argv) < 2:
        sys.exit("usage: python check_npy.py FILE_OR_FOLDER ...")
    paths = []
    for name in sys.argv[1:]:
        top = Path(name)
        paths += sorted(top.rglob("*.np[yz]")) if top.is_dir() else [top]
    short = 0
    for path in paths:
        found = look(path)
        if found:
            short += 1
            print(f"{path}: {found}")
    print(f"{len(paths)} files, {short} of them damaged or other files")


if __name__ == "__main__":
    main()
