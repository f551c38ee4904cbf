"""List the torch symbols that a module lacks, and the cause: python diagnose_module.py MODULE.so."""

import ctypes
import re
import shutil
import subprocess
import sys
from pathlib import Path

import torch


def symbols(library: Path) -> tuple[set[str], set[str]]:
    """Return the dynamic symbols that `library` wants and those that it has."""
    run = ["readelf", "--wide", "--dyn-syms", str(library)]
    table = subprocess.run(run, capture_output=True, text=True, check=False).stdout
    rows = [line.split() for line in table.splitlines() if re.match(r"\s*\d+:", line)]
    names = [(row[6], row[7].split("@")[0]) for row in rows if len(row) > 7]
    wanted = {name for section, name in names if section == "UND"}
    return wanted, {name for section, name in names if section != "UND"}


def plain(name: str) -> str:
    """Return the readable form of a C++ name."""
    demangle = ctypes.CDLL("libstdc++.so.6").__cxa_demangle
    demangle.restype = ctypes.c_char_p
    return (demangle(name.encode(), None, None, None) or name.encode()).decode()


def verdict(lacking: list[str]) -> str:
    """Return the cause for the names that this torch lacks."""
    if any(re.match(r"_?TH[A-Z]|state$|_THError", name) for name in lacking):
        return "old-interface"
    cuda = [name for name in lacking if re.match(r"_ZNK?(3c10|2at)4cuda", name)]
    if cuda and torch.version.cuda is None:
        return "cpu-torch: this torch is built without CUDA"
    if not lacking:
        return "this torch has all its names: not-linked, own-function or another library"
    return "other-torch: built for another release"


if not sys.argv[1:]:
    subprocess.run(["bash", "build.sh", "-DOLD_HEADERS"], check=True)
module = Path(sys.argv[1] if sys.argv[1:] else "demo.so")
if not module.is_file() or not shutil.which("readelf"):
    sys.exit("pass the compiled file in the message; readelf is in the package binutils")
had = set().union(*(symbols(one)[1] for one in Path(torch.__path__[0], "lib").glob("lib*.so")))
ours = re.compile(r"_ZNK?(St)?\d*(3c10|2at|5torch|5caffe2)|_?TH[A-Z]|state$")
wanted = symbols(module)[0]
if not wanted:
    sys.exit(f"{module} is not a compiled library")
lacking = sorted(name for name in wanted if ours.match(name) and name not in had)
print("torch", torch.__version__, "for CUDA", torch.version.cuda)
for name in lacking[:5]:
    stem = plain(name).split("(")[0]
    near = {plain(n) for n in had if stem.split("::")[-1] in n}
    print("wanted:", plain(name))
    print("here:  ", *sorted(n for n in near if n.startswith(stem + "(")) or ["nothing like it"])
print("verdict:", verdict(lacking))
