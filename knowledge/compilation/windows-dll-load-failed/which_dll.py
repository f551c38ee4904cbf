"""Say which DLL is missing: python which_dll.py C:\\...\\fbgemm.dll [FOLDER TO SEARCH ...]"""

import os
import struct
import sys


def read_imports(path: str) -> list[str] | None:
    """Return the names in the import table of a 64-bit DLL; None for any other file."""
    with open(path, "rb") as file:
        data = file.read()
    start = struct.unpack_from("<I", data, 0x3C)[0] if data[:2] == b"MZ" else 0
    if not start or struct.unpack_from("<H", data, start + 24)[0] != 0x20B:
        return None
    count, size = struct.unpack_from("<H12xH", data, start + 6)
    sections = [struct.unpack_from("<8x4I", data, start + 24 + size + 40 * k) for k in range(count)]

    def find(address: int) -> int:
        return next(address - first + raw for length, first, _, raw in sections if first <= address < first + length)

    table, names = struct.unpack_from("<I", data, start + 24 + 120)[0], []
    place = find(table) if table else 0
    while place and (name := struct.unpack_from("<12xI4x", data, place)[0]):
        names.append(data[find(name):].split(b"\0", 1)[0].decode("ascii").lower())
        place += 20
    return names


def find_dll(name: str, folders: list[str]) -> str:
    """Return the path of the DLL in the first folder that has it, or an empty text."""
    files = (os.path.join(one, file) for one in folders if os.path.isdir(one) for file in os.listdir(one))
    return next((path for path in files if os.path.basename(path).lower() == name), "")


todo, folders = sys.argv[1:2] or [sys.executable], sys.argv[2:]
folders += [os.path.dirname(os.path.abspath(todo[0])), os.path.dirname(sys.executable)]
folders += [os.path.join(os.environ.get("SystemRoot", ""), "System32")]
seen, missing, other = set(), [], []
while todo:
    path = todo.pop()
    names = read_imports(path)
    if names is None:
        other.append(path)
    for name in sorted(set(names or ()) - seen):
        found = find_dll(name, folders)
        if not found and not name.startswith(("api-ms-win-", "ext-ms-")):
            missing.append(f"{name}, which {os.path.basename(path)} needs")
        elif found and "system32" not in found.lower():
            todo.append(found)
        seen.add(name)
for line in missing:
    print("missing:", line)
for path in other:
    print("not a 64-bit DLL:", os.path.basename(path))
print("verdict:", "missing-dependency" if missing else "wrong-architecture" if other else
      "nothing is missing: other-build (error 127) or start-up-fails (error 1114)")
