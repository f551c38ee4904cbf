"""Say which ptxas Triton has and whether it knows the GPU: python which_ptxas.py [CAPABILITY, as 121]"""

import glob
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path


def run(*command):
    """Return the exit status and the output of a command; 127 if it cannot start."""
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout + done.stderr


def capability():
    """Return the capability of the first GPU as digits, 90 without a GPU."""
    import torch

    return "%d%d" % torch.cuda.get_device_capability() if torch.cuda.is_available() else "90"


sm = f"sm_{sys.argv[1] if len(sys.argv) > 1 else capability()}"
folder = Path(importlib.util.find_spec("triton").origin).parent / "backends/nvidia/bin"
Path("probe.ptx").write_text(".version 7.0\n.target sm_75\n.address_size 64\n")
tools = [("TRITON_PTXAS_PATH", folder / "ptxas")]
tools += [("TRITON_PTXAS_BLACKWELL_PATH", folder / "ptxas-blackwell")]
tools = [(name, os.environ.get(name) or str(own)) for name, own in tools if name in os.environ or own.exists()]
tools += [("toolkit", path) for path in sorted(glob.glob("/usr/local/cuda*/bin/ptxas"))]
good = {}
for name, path in tools:
    status, text = run(path, "--version")
    release = re.search(r"release ([\d.]+)", text)
    knows = run(path, f"--gpu-name={sm}", "probe.ptx", "-o", os.devnull)[0] == 0
    print(f"{name}: {path}: release {release[1] if release else text.strip()[:60]}, knows {sm}: {knows}")
    if knows:
        good.setdefault(name, path)
used = [name for name, _ in tools if name != "toolkit"]
if not used:
    print("verdict: this Triton has no ptxas; install it again")
elif set(used) & set(good):
    print(f"verdict: {sm} is known by the ptxas of", *(name for name in used if name in good))
elif good:
    print(f"verdict: set {' and '.join(used)} to", good["toolkit"])
else:
    print(f"verdict: no ptxas here knows {sm}; update torch and with it Triton")
