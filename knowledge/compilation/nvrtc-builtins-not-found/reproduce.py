"""Compile with a libnvrtc that has no builtins library beside it."""

import os
import shutil
import subprocess
import sys

import nvrtc

wheel = nvrtc.find_wheel()
os.makedirs("app/lib", exist_ok=True)
alone = shutil.copy(wheel, "app/lib")
os.environ.pop("LD_LIBRARY_PATH", None)
code = f"import nvrtc; nvrtc.compile_kernel({os.path.abspath(alone)!r})"
sys.exit(subprocess.run([sys.executable, "-c", code]).returncode)
