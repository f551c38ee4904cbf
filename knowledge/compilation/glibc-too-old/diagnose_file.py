"""Say which glibc a file needs and why it is here: python diagnose_file.py FILE (behind 'required by')"""

import os
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path


def release(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def tag(file: Path) -> str:
    """Return the wheel tag of the package that installed `file`; empty if none did."""
    for package in distributions():
        root = Path(package.locate_file("")).resolve()
        if file.is_relative_to(root) and any(root / f == file for f in package.files or []):
            return re.search(r"Tag: \S+-(\S+)", package.read_text("WHEEL") or "Tag: -none-none")[1]
    return ""


if not sys.argv[1:]:
    subprocess.run(["bash", "build_elsewhere.sh"], check=True)
file = Path(sys.argv[1] if sys.argv[1:] else "demo.so").resolve()
names = {name.decode() for name in re.findall(rb"GLIBC_([0-9.]+|PRIVATE|ABI_DT_RELR)\0", file.read_bytes())}
needs = max((name for name in names if name[0].isdigit()), key=release, default="2.0")
has, owner = os.confstr("CS_GNU_LIBC_VERSION").split()[1], tag(file)
print(f"needs glibc {needs}, this system has {has}, wheel tag: {owner or 'none'}")
if "PRIVATE" in names:
    print("verdict: mixed-glibc, the file is a part of another glibc")
elif release(needs) <= release(has) and not ("ABI_DT_RELR" in names and release(has) < (2, 36)):
    print("verdict: this file fits this system; look at the file that answered, in LD_LIBRARY_PATH")
elif not owner:
    print("verdict: own-build, compiled on another system")
elif owner.startswith("linux_"):
    print("verdict: newer-wheel, its tag promises nothing")
else:
    print("verdict: old-system, the package needs a newer one")
