"""List the C++ names that a module wants from torch and that this torch does not have."""

import ctypes
import re
import subprocess
from pathlib import Path

import torch

subprocess.run(["bash", "build.sh", "-DOLD_HEADERS"], check=True)
MODULE = Path("demo.so")


def symbols(library: Path) -> tuple[set[str], set[str]]:
    """Return the dynamic symbols that `library` wants and those that it has."""
    run = ["readelf", "--wide", "--dyn-syms", str(library)]
    table = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in table.splitlines() if re.match(r"\s*\d+:", line)]
    names = [(row[6], row[7].split("@")[0]) for row in rows if len(row) > 7]
    wanted = {name for section, name in names if section == "UND"}
    return wanted, {name for section, name in names if section != "UND"}


def plain(name: str) -> str:
    demangle = ctypes.CDLL("libstdc++.so.6").__cxa_demangle
    demangle.restype = ctypes.c_char_p
    return (demangle(name.encode(), None, None, None) or name.encode()).decode()


wanted, _ = symbols(MODULE)
libraries = sorted(Path(torch.__path__[0], "lib").glob("lib*.so"))
had = {library.name: symbols(library)[1] for library in libraries}
print("torch", torch.__version__, "is here")
for name in sorted(wanted):
    ours = re.match(r"_ZNK?(St)?\d*(3c10|2at|5torch|5caffe2)", name)
    if ours and not any(name in names for names in had.values()):
        text = plain(name)
        print("wanted:", text)
        stem = text.split("(")[0]
        near = {plain(n) for names in had.values() for n in names if stem.split("::")[-1] in n}
        print("here:  ", *sorted(n for n in near if n.startswith(stem + "(")) or ["nothing like it"])
