"""Packages with generated code of an old protoc: python find_old_pb2.py [FOLDER]"""

import importlib.metadata
import re
import sys
import sysconfig
from pathlib import Path

folder = Path(sys.argv[1] if len(sys.argv) > 1 else sysconfig.get_paths()["purelib"])
try:
    release = importlib.metadata.version("protobuf")
except importlib.metadata.PackageNotFoundError:
    sys.exit("verdict: protobuf is not installed in this Python")
print(f"protobuf {release}")
old = {}
newer = {}
for path in sorted(folder.rglob("*_pb2.py")):
    text = path.read_text(encoding="utf-8", errors="replace")
    package = path.relative_to(folder).parts[0]
    plain = "AddSerializedFile" not in text and re.search(r"\.(Field|Enum)\w*Descriptor\(", text)
    if plain and not path.with_name(path.stem + "_new.py").exists():  # transformers brings both
        old.setdefault(package, path)
    made = re.search(r"^# Protobuf Python Version: (\d+)\.(\d+)", text, re.M)
    if made and "runtime_version" in text:
        newest = tuple(map(int, made.groups()))
        newer[package] = max(newer.get(package, newest), newest)
for package, path in old.items():
    print(f"{package}: made before protoc 3.19, such as {path.relative_to(folder)}")
have = tuple(int(part) for part in release.split(".")[:2])
late = {package: made for package, made in newer.items() if made > have}
for package, made in late.items():
    print(f"{package}: wants protobuf {made[0]}.{made[1]} or newer")
if old and have >= (4, 0):
    print("verdict: old-code, upgrade these packages, or install protobuf below 3.21")
elif late:
    print("verdict: old-protobuf, upgrade protobuf")
else:
    print("verdict: the generated code fits this protobuf")
