"""Say which glibc a file needs and why it is here: python diagnose_file.py FILE (behind 'required by')"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

LEGACY = {"manylinux1": "2.5", "manylinux2010": "2.12", "manylinux2014": "2.17"}


def release(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def listed(file: Path, pattern: str, names) -> Path | None:
    """Return the list of a package, in a folder above `file`, that contains it."""
    paths = (path for folder in file.parents for path in folder.glob(pattern))
    return next((path for path in paths if str(file.relative_to(path.parents[1])) in names(path.read_text())), None)


def promise(tag: str) -> str:
    """Return the glibc that a wheel's tag asks of a system, 0 if it asks for none."""
    numbers = re.match(r"manylinux_(\d+_\d+)_", tag)
    return numbers[1].replace("_", ".") if numbers else LEGACY.get(tag.split("_")[0], "0")


def cause(file: Path, has: str) -> str:
    """Return the cause, by who installed a file that needs more than this system has."""
    conda = listed(file, "conda-meta/*.json", lambda text: json.loads(text).get("files", []))
    if conda is not None:
        return f"old-system, the conda package {conda.stem} needs a newer one"
    record = listed(file, "*.dist-info/RECORD", lambda text: [row.split(",")[0] for row in text.splitlines()])
    if record is not None:
        if any("dir_info" in path.read_text() for path in record.parent.glob("direct_url.json")):
            return "own-build, pip compiled it from a folder"
        tag = re.search(r"Tag: \S+-(\S+)", record.with_name("WHEEL").read_text())[1]
        return f"{'old-system' if release(promise(tag)) > release(has) else 'newer-wheel'}, a wheel for {tag}"
    builds = [folder / name for folder in list(file.parents)[:3] for name in ("setup.py", "build.ninja")]
    if any(one.exists() for one in builds) or {".c", ".cpp", ".cu"} & {one.suffix for one in file.parent.iterdir()}:
        return "own-build, it lies beside its sources or build files"
    return "none, unknown owner: ask dpkg -S FILE or rpm -qf FILE, and where it was copied from"


if not sys.argv[1:]:
    subprocess.run(["bash", "build_elsewhere.sh"], check=True)
file = Path(sys.argv[1] if sys.argv[1:] else "demo.so").resolve()
names = {name.decode() for name in re.findall(rb"GLIBC_([0-9.]+|PRIVATE|ABI_DT_RELR)\0", file.read_bytes())}
numbers = ["2.36" if name == "ABI_DT_RELR" else name for name in names - {"PRIVATE"}]
needs, has = max(numbers, key=release, default="2.0"), os.confstr("CS_GNU_LIBC_VERSION").split()[1]
print(f"needs glibc {needs}, this system has {has}")
if "PRIVATE" in names:
    print("verdict: mixed-glibc, it asks for private names of one release")
elif release(needs) <= release(has):
    print("verdict: none, this file fits this system; look at the libc that the message begins with")
else:
    print(f"verdict: {cause(file, has)}")
