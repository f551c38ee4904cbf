"""Compare the AMD GPUs with the chips that the libraries were built for: python check_gfx.py [FOLDER_OF_LIBRARIES]"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

FAMILY = {"gfx1031": "10.3.0", "gfx1032": "10.3.0", "gfx1034": "10.3.0", "gfx1035": "10.3.0", "gfx1036": "10.3.0"}
FAMILY |= {"gfx1101": "11.0.0", "gfx1102": "11.0.0", "gfx1103": "11.0.0", "gfx1150": "11.0.0", "gfx1151": "11.0.0"}
gpus = []
rocminfo = shutil.which("rocminfo") or shutil.which("/opt/rocm/bin/rocminfo")
if rocminfo:
    listed = subprocess.run([rocminfo], capture_output=True, text=True).stdout
    gpus = re.findall(r"^  Name: +(gfx\w+)", listed, re.MULTILINE)
folder = sys.argv[1] if len(sys.argv) > 1 else "/opt/rocm/lib"
names = [path.name for path in pathlib.Path(folder).rglob("*gfx*")]
built = {name for text in names for name in re.findall(r"gfx\d+[a-f]?", text)}
override = os.environ.get("HSA_OVERRIDE_GFX_VERSION")
print("GPUs:", *(gpus or ["none"]))
print("libraries for:", *(sorted(built) or ["no chip; pass torch/lib or the folder of rocblas"]))
print("HSA_OVERRIDE_GFX_VERSION:", override or "not set")
missing = [gpu for gpu in gpus if gpu not in built]
if not rocminfo:
    print("verdict: unknown, there is no rocminfo; in Linux, install it, or nvidia-or-none if the GPU is not from AMD")
elif not gpus:
    print("verdict: nvidia-or-none, rocminfo lists no AMD GPU; a ROCm build cannot run here")
elif not missing and override:
    print("verdict: override, the GPU needs none; unset the variable")
elif not missing:
    print("verdict: every GPU is in the libraries; look at extensions that you built")
elif len(missing) < len(gpus):
    print("verdict: integrated-gpu, set HIP_VISIBLE_DEVICES to", [gpu in built for gpu in gpus].index(True))
elif override:
    print("verdict: override, is set for", *missing, "and names a chip that the libraries lack, or another program unset it")
else:
    hint = FAMILY.get(missing[0])
    print("verdict: not-in-build,", *missing, f"is missing; a newer release, or {hint} as override" if hint else "is missing")
