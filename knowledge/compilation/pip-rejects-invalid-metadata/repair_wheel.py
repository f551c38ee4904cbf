"""python repair_wheel.py WHEEL: write repaired/WHEEL without '.*' behind >=, <=, > and <."""
import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python repair_wheel.py WHEEL")
old = Path(sys.argv[1])
new = Path("repaired") / old.name
new.parent.mkdir(exist_ok=True)
changed = 0
with zipfile.ZipFile(old) as source, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as target:
    files = {entry.filename: source.read(entry) for entry in source.infolist()}
    meta = next(name for name in files if name.endswith(".dist-info/METADATA"))
    record = meta.replace("METADATA", "RECORD")
    lines = files[meta].decode().split("\n")
    for index, line in enumerate(lines):
        if line.startswith("Requires-Dist:"):
            lines[index] = re.sub(r"((?:>=|<=|>|<|~=)\s*[0-9.]*[0-9])\.\*", r"\1", line)
            if lines[index] != line:
                changed += 1
                print(f"was: {line}\nnow: {lines[index]}")
    files[meta] = "\n".join(lines).encode()
    digest = base64.urlsafe_b64encode(hashlib.sha256(files[meta]).digest()).decode().rstrip("=")
    rows = files[record].decode().splitlines()
    rows = [f"{meta},sha256={digest},{len(files[meta])}" if row.startswith(meta) else row for row in rows]
    files[record] = ("\n".join(rows) + "\n").encode()
    for name, data in files.items():
        target.writestr(name, data)
print(f"install: python -m pip install {new}" if changed else "no such line: pip rejects it for another reason")
