"""Set variables and run a command, in every shell: python run_with.py CUDA_VISIBLE_DEVICES=0 python train.py ARGS."""

import os
import shutil
import subprocess
import sys

command = sys.argv[1:]
while command and "=" in command[0]:
    name, _, value = command.pop(0).partition("=")
    os.environ[name] = value
if not command:
    sys.exit("usage: python run_with.py NAME=VALUE [NAME=VALUE ...] COMMAND [ARGS ...]")
program = shutil.which(command[0])
if program is None:
    sys.exit(f"run_with.py: no command {command[0]} is on the PATH")
sys.exit(subprocess.run([program, *command[1:]]).returncode)
