"""Load the compiled core of a package without the package, and print what the loader says."""

import ctypes
import glob
import importlib.util
import os
import re
import sys

CORES = ("onnxruntime_pybind11_state", "libpaddle", "core_avx", "core_noavx", "_pywrap_tensorflow_internal", "_C")
VERDICTS = (
    (r"cannot open shared object|Library not loaded", "missing-library: install this library, or show the loader its folder"),
    (r"version `?(?:GLIBC|CXXABI)|static TLS", "other-system: the file and the system's libraries do not fit"),
    (r"undefined symbol", "other-build: the file and a library are of two releases"),
    (r"-1073741795|0xc000001d", "no-avx: the processor lacks an instruction"),
    (r"WinError|Could not find module|DLL load failed", "windows-dll: a DLL, or one that it needs, is not loaded"),
)


def processor() -> str:
    """Return whether Linux lists AVX."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            flags = file.read().split()
    except OSError:
        return "unknown"
    return "AVX2" if "avx2" in flags else "AVX" if "avx" in flags else "no AVX"


name = sys.argv[1] if len(sys.argv) == 2 else sys.exit("usage: python load_core.py PACKAGE")
print(f"Python {sys.version_info[0]}.{sys.version_info[1]}, {8 * ctypes.sizeof(ctypes.c_void_p)} bits, processor: {processor()}")
spec = importlib.util.find_spec(name)
if spec is None or not spec.submodule_search_locations:
    sys.exit(f"verdict: not-installed: this Python has no package {name}: {sys.executable}")
folder = spec.submodule_search_locations[0]
found = [f for f in glob.glob(f"{folder}/**/*", recursive=True) if f.endswith((".so", ".pyd"))]
files = [f for f in found if os.path.basename(f).split(".")[0] in CORES]
if not files:
    sys.exit(f"verdict: no-core: {len(found)} compiled files in {os.path.relpath(folder)}, and no known core: reinstall {name}")
for path in files:
    print("file:", os.path.relpath(path, folder))
    try:
        ctypes.CDLL(path)
    except OSError as error:
        text = str(error).replace(folder + os.sep, "")
        print("loader:", text)
        print("verdict:", next((v for p, v in VERDICTS if re.search(p, text)), "unknown: search for the loader's text"))
    else:
        print("verdict: loads: this Python loads the file; compare it with the Python of the program")
