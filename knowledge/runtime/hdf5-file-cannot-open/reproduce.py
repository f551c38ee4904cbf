"""A Git LFS pointer, half a file, a path that does not exist, and a file that is open for writing."""

import subprocess
import sys
from pathlib import Path

import h5py

pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:8eb7e6f3\nsize 48605698\n"
Path("pointer.h5").write_text(pointer)
with h5py.File("whole.h5", "w") as file:
    file["weights"] = range(1000)
data = Path("whole.h5").read_bytes()
Path("half.h5").write_bytes(data[: len(data) // 2])

for name in ("half.h5", "weights/best.h5"):
    try:
        h5py.File(name, "r")
    except OSError as problem:
        print(f"{type(problem).__name__}: {problem}")

with h5py.File("whole.h5", "a"):
    reader = subprocess.run(
        [sys.executable, "-c", "import h5py; h5py.File('whole.h5', 'r')"],
        capture_output=True,
        text=True,
    )
print(reader.stderr.splitlines()[-1])

h5py.File("pointer.h5", "r")
