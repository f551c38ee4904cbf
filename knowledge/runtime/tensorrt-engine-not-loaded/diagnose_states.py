"""Run find_tensorrt.py on a machine with two releases, with one, and with none."""

import os
import subprocess
import sys


def write(path: str) -> None:
    """Write an empty file that has the name of a library."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "w").close()


write("packages/tensorrt_libs/libnvinfer.so.10.3.0")
write("system/libnvinfer.so.8.6.1")
os.makedirs("empty", exist_ok=True)
for folders in (["packages/tensorrt_libs", "system"], ["system"], ["empty"]):
    done = subprocess.run([sys.executable, "find_tensorrt.py", *folders], capture_output=True, text=True)
    print("== " + " ".join(folders), done.stdout, sep="\n", end="")
