"""Build the command from one string, as a shell would split it."""

import shlex
import subprocess

command = shlex.split("docker --host tcp://127.0.0.1:9 run --rm --gpus all ubuntu:24.04 nvidia-smi")
print(command[4:7])
said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
print("the flag is known:", "unknown flag" not in said)
