"""Print why the loader does not find a CUDA library: python diagnose_library.py libcublas.so.12."""

import glob
import os
import re
import subprocess
import sys


def folders() -> list[str]:
    """Return the folders in which CUDA libraries usually are."""
    packages = [f for path in sys.path if path for f in glob.glob(f"{path}/nvidia/*/lib")]
    toolkits = [*glob.glob("/usr/local/cuda*/lib64"), *glob.glob("/usr/lib/*-linux-gnu"), "/usr/lib64", "/usr/lib/wsl/lib"]
    conda = [f"{os.environ['CONDA_PREFIX']}/lib"] if "CONDA_PREFIX" in os.environ else []
    return list(dict.fromkeys([*packages, *conda, *toolkits]))


def failure(name: str) -> str:
    """Return the loader's message for `name`, a file or a name; nothing if it loads."""
    code = f"import ctypes; ctypes.CDLL({name!r})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return run.stderr.strip().split("\n")[-1]


def verdict(name: str) -> str:
    """Return the cause for the library `name`."""
    if not failure(name):
        return "it loads here; the program runs in another environment or with another path"
    stem = re.split(r"\.so", name)[0]
    files = [f for folder in folders() for f in sorted(glob.glob(f"{folder}/{stem}.so*"))]
    print("files:", *[os.path.relpath(f) if f.startswith(os.getcwd()) else f for f in files] or ["none"])
    exact = [f for f in files if os.path.basename(f) == name]
    if not files:
        return "not-installed: no library of that name in the usual folders"
    if not exact:
        return f"other-major: {name} is asked for, and only another number is there"
    if message := failure(exact[0]):
        return f"needs-another: {message}"
    return f"not-on-path: it loads by its path; export LD_LIBRARY_PATH={os.path.dirname(exact[0])}"


if sys.argv[1:]:
    print("verdict:", verdict(sys.argv[1]))
else:  # the example: a package with cuBLAS for a CUDA 99
    subprocess.run(["bash", "build.sh"], check=True)
    sys.path.insert(0, "site")
    for wanted in ("libcublas.so.99", "libcublas.so.98", "libcudemo.so.99"):
        result = verdict(wanted)
        print(wanted, "verdict:", result)
