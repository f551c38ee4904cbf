"""Check what a ROCm build of torch needs to see an AMD GPU."""

import os
from pathlib import Path

VARIABLES = ("HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES")


def state(path):
    """Say whether a device exists, and whether this user may open it."""
    if not path.exists():
        return "missing"
    return "ok" if os.access(path, os.R_OK | os.W_OK) else "not allowed"


devices = [Path("/dev/kfd"), *sorted(Path("/dev/dri").glob("renderD*"))]
states = {str(device): state(device) for device in devices}
for device, found in states.items():
    print(f"{device}: {found}")
hiding = {name: os.environ[name] for name in VARIABLES if name in os.environ}
print("variables:", hiding or "none")
nvidia = Path("/proc/driver/nvidia/version").exists()
print("NVIDIA driver:", "loaded" if nvidia else "not loaded")
if "missing" in states.values():
    also = "rocm-torch-on-nvidia, " if nvidia else ""
    verdict = f"no-device, {also}or the machine has no AMD GPU"
elif "not allowed" in states.values():
    verdict = "no-permission: add the user to the groups of the device"
elif hiding:
    verdict = "hidden-gpu: unset the variables and try again"
else:
    verdict = "the devices are open: compare with rocminfo"
print("verdict:", verdict)
