"""Ask each layer in turn who sees a GPU: device files, driver, environment, torch."""

import os
import shutil
import subprocess
from pathlib import Path

import torch

files = [path.name for path in Path("/dev").glob("nvidia[0-9]*")]
program = shutil.which("nvidia-smi")
listed = subprocess.run([program, "-L"], capture_output=True, text=True, check=False) if program else None
seen = len(listed.stdout.splitlines()) if listed and listed.returncode == 0 else 0
visible = os.environ.get("CUDA_VISIBLE_DEVICES")
print(f"device files: {len(files)}, nvidia-smi lists: {seen}")
print(f"CUDA_VISIBLE_DEVICES: {visible!r}, torch sees: {torch.cuda.device_count()}")
if torch.version.cuda is None:
    print("verdict: this torch is a CPU build")
elif not files:
    print("verdict: no GPU is in this machine or container")
elif not seen:
    print("verdict: the driver does not answer")
elif torch.cuda.device_count() == 0:
    print("verdict: CUDA_VISIBLE_DEVICES hides every GPU")
else:
    print("verdict: a GPU is visible")
