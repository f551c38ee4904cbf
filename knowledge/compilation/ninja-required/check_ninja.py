"""Say why torch does not find ninja: python check_ninja.py, in the failing program's environment."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig

on_path = shutil.which("ninja")
package = importlib.util.find_spec("ninja") is not None
script = os.path.join(sysconfig.get_path("scripts"), "ninja")
print("Python:", sys.executable)
print("on the PATH:", on_path)
print("package ninja:", package, "script:", script if os.path.exists(script) else None)
try:
    version = subprocess.check_output(["ninja", "--version"], text=True).strip()
    print("verdict: ninja", version, "works here; the failing program has another PATH")
except (OSError, subprocess.CalledProcessError) as error:
    if on_path:
        print("verdict: ninja is there and does not start:", type(error).__name__)
    elif os.path.exists(script):
        print("verdict: installed, and its folder is not on the PATH")
    else:
        print("verdict: not installed for this Python")
