"""Abort in eight ways, and show the last line of each before the process is gone."""

import signal
import subprocess
import sys

subprocess.run(["bash", "build.sh"], check=True)
CALL = "import ctypes; ctypes.CDLL('./aborts.so').{}(0)"
WAYS = ["throw_to_c", "throw_in_thread", "forget_thread", "check", "free_twice", "free_inside"]
WAYS += ["overrun_stack", "say_nothing"]

for way in WAYS:
    command = [sys.executable, "-c", CALL.format(way)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    said = run.stderr.strip().replace("\n", " | ") or "(not a word)"
    print(f"{way}, {signal.Signals(-run.returncode).name}: {said}")
