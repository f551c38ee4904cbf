"""python find_library.py NAME [FOLDER ...]: is this shared library found, and where are copies?"""
import ctypes
import os
import re
import shutil
import sys
from pathlib import Path

APT = {"libmpi.so.40": "libopenmpi-dev", "libmpi_cxx.so.40": "libopenmpi-dev"}
APT |= {"libopen-pal.so.40": "libopenmpi-dev", "libmpi.so.12": "libmpich12"}
APT |= {"libopenblas.so.0": "libopenblas0", "libcblas.so.3": "libatlas-base-dev"}
APT |= {"libgomp.so.1": "libgomp1", "libnuma.so.1": "libnuma1", "libaio.so.1": "libaio1"}
APT |= {"libibverbs.so.1": "libibverbs1", "libsndfile.so.1": "libsndfile1"}
DNF = {"libmpi.so.40": "openmpi", "libopenblas.so.0": "openblas", "libgomp.so.1": "libgomp"}
DNF |= {"libnuma.so.1": "numactl-libs", "libaio.so.1": "libaio", "libmpi.so.12": "mpich"}

if len(sys.argv) < 2:
    sys.exit("usage: python find_library.py NAME [FOLDER ...]")
name = sys.argv[1]
stem = re.sub(r"\.so.*", "", name)
folders = sys.argv[2:] or [sys.prefix, "/usr/lib", "/usr/lib64", "/usr/local", "/opt"]


def number(file):
    found = re.search(r"\.so\.(\d+)", file)
    return found.group(1) if found else ""


copies = {}
for folder in folders:
    for place, _, files in os.walk(folder):
        for file in files:
            if file == stem + ".so" or file.startswith(stem + ".so."):
                copies.setdefault(Path(place).resolve(), set()).add(file)
right = [place for place, files in copies.items()
         if any(file == name or number(file) == number(name) != "" for file in files)]
for place, files in sorted(copies.items()):
    print(f"{'same' if place in right else 'other'} number: {place}: {' '.join(sorted(files))}")
try:
    ctypes.CDLL(name)
    print(f"found: the loader finds {name} here; compare with the environment of the failing job")
except OSError as error:
    if "No such file" not in str(error):
        print(f"broken: {error}")
    elif right:
        print(f"not-searched: export LD_LIBRARY_PATH={right[0]}:$LD_LIBRARY_PATH")
    elif copies:
        print(f"other-release: {name} is missing; install it, or the package built for this copy")
    else:
        print(f"not-installed: there is no copy of {stem}")
    tool, table = ("dnf", DNF) if shutil.which("dnf") else ("apt-get", APT)
    if not right and name in table:
        print(f"install: {tool} install -y {table[name]}")
