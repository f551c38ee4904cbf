"""Print the allocator's settings of a running process: python check_alloc.py PID (yours if none is given)."""

import os
import sys
from pathlib import Path

NAMES = ("PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_ALLOC_CONF", "PYTORCH_HIP_ALLOC_CONF")


def environment(pid):
    if pid is None:
        return dict(os.environ)
    raw = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    return dict(item.decode(errors="replace").split("=", 1) for item in raw if b"=" in item)


values = environment(sys.argv[1] if sys.argv[1:] else None)
on = False
for name in NAMES:
    if name in values:
        settings = values[name].replace(" ", "").split(",")
        on |= "expandable_segments:true" in (item.lower() for item in settings)
        print(f"{name}: {values[name]}")
print("expandable segments:", "on: custom all-reduce cannot export its buffers" if on else "not switched on by a variable")
