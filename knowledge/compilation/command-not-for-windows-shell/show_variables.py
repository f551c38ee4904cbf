"""Show the variables that choose GPUs and builds, as the program sees them: run it where you run the program."""

import os
import re

NAMES = ("CUDA_VISIBLE_DEVICES", "CUDA_LAUNCH_BLOCKING", "CUDA_HOME", "CUDA_PATH", "CMAKE_ARGS", "FORCE_CUDA")

for name in NAMES:
    value = os.environ.get(name)
    if value is None:
        print(name, "is not set")
        continue
    faults = []
    if value != value.strip():
        faults.append("it has a space at the end, from `set NAME=0 && ...`")
    if re.match(r"[\"']", value):
        faults.append("the quotation marks are part of it")
    if re.search(r"\bpython\b|&&|\.py\b", value):
        faults.append("the command is part of it")
    print(name, "=", repr(value), *(f"<- {fault}" for fault in faults))
