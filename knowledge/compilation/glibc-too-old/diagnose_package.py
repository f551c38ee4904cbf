"""Say of each library of an installed package which release of glibc it needs, and for what."""

import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = "torch"


def newest(library: Path) -> tuple[tuple[int, ...], str, str]:
    """Return the newest glibc version that it asks for, and the functions that ask."""
    command = ["readelf", "--dyn-syms", "--wide", str(library)]
    table = subprocess.run(command, capture_output=True, text=True).stdout
    wanted = re.findall(r" UND (\S+)@GLIBC_([\d.]+)", table)
    order = {version: tuple(map(int, version.split("."))) for _, version in wanted}
    top = max(order, key=order.get, default="0")
    return order.get(top, (0,)), top, " ".join(sorted({f for f, v in wanted if v == top})[:4])


package = distribution(PACKAGE)
tags = [line for line in package.read_text("WHEEL").splitlines() if line.startswith("Tag:")]
print(PACKAGE, package.version, *tags)
files = {Path(package.locate_file(f)) for f in package.files or [] if re.search(r"\.so(\.|$)", f.name)}
rows = sorted(((*newest(f), f.name) for f in files if f.exists()), reverse=True)
for _, version, functions, name in rows[:3]:
    print(f"{name} needs {version} for {functions}")
print("this system:", *subprocess.run(["getconf", "GNU_LIBC_VERSION"], capture_output=True, text=True).stdout.split())
