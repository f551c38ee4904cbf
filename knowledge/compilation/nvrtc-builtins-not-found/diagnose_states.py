"""The verdict for a lone library, and for the same with builtins of another release."""

import os
import shutil
import subprocess
import sys

import nvrtc

wheel = nvrtc.find_wheel()
for state in ("alone", "another release"):
    os.makedirs(state, exist_ok=True)
    shutil.copy(wheel, state)
open("another release/libnvrtc-builtins.so.11.6", "w").close()
environment = {name: text for name, text in os.environ.items() if name != "LD_LIBRARY_PATH"}
for name, folder, extra in [
    ("alone", "alone", {}),
    ("another release", "another release", {}),
    ("LD_LIBRARY_PATH", "alone", {"LD_LIBRARY_PATH": os.path.dirname(wheel)}),
]:
    command = [sys.executable, "check_nvrtc.py", f"{folder}/{os.path.basename(wheel)}"]
    done = subprocess.run(command, env=environment | extra, capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ')}")
