"""The same library, with the folder of the matching builtins on LD_LIBRARY_PATH."""

import os
import shutil
import subprocess
import sys

import nvrtc

wheel = nvrtc.find_wheel()
os.makedirs("app/lib", exist_ok=True)
alone = shutil.copy(wheel, "app/lib")
os.environ["LD_LIBRARY_PATH"] = os.path.dirname(wheel)
code = f"import nvrtc; print('compiled with', nvrtc.compile_kernel({os.path.abspath(alone)!r}))"
sys.exit(subprocess.run([sys.executable, "-c", code]).returncode)
