"""Which libcuda.so.1 this shell's programs load: run it in the shell, or the container, of the failing program."""

import ctypes
import os

try:
    code = ctypes.CDLL("libcuda.so.1").cuInit(0)
except OSError as problem:
    raise SystemExit(f"verdict: no-driver, {problem}")
with open("/proc/self/maps") as maps:
    loaded = sorted({line.split()[-1] for line in maps if "libcuda.so" in line})
for path in loaded:
    print("loaded:", os.path.relpath(path))
for entry in os.environ.get("LD_LIBRARY_PATH", "").split(":"):
    if entry and os.path.exists(os.path.join(entry, "libcuda.so.1")):
        print("LD_LIBRARY_PATH has it in:", os.path.relpath(entry))
if code == 34:
    print("verdict: stub, cuInit returns 34; take this folder out of the search path")
else:
    print("verdict: driver, cuInit returns", code)
