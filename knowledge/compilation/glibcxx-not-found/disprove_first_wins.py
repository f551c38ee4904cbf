"""Load the older library first, as another import may do, and give the path of the newer one."""

import os
import subprocess
import sys

subprocess.run(["bash", "build.sh"], check=True)
newer = subprocess.run(
    ["g++", "-print-file-name=libstdc++.so.6"], capture_output=True, text=True, check=True
).stdout.strip()
code = "import ctypes; ctypes.CDLL('env/lib/libstdc++.so.6'); import demo"
environment = {**os.environ, "LD_LIBRARY_PATH": os.path.dirname(newer)}
print("newer library in LD_LIBRARY_PATH:", os.path.exists(newer))
sys.exit(subprocess.run([sys.executable, "-c", code], env=environment).returncode)
