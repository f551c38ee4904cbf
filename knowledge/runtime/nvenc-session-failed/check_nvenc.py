"""Why does NVENC not open a session? ffmpeg ... 2> log.txt; python3 check_nvenc.py log.txt"""

import re
import subprocess
import sys
from pathlib import Path


def judge(text):
    """Return the cause that the log shows."""
    version = re.search(r"Required: ([\d.]+) Found: ([\d.]+)", text)
    if version:
        return f"driver-too-old: the program wants NVENC {version[1]}, the driver offers {version[2]}"
    library = re.search(r"Cannot load (lib(?:nvidia-encode|nvcuvid|cuda)\S*)", text)
    if library:
        return f"no-library: {library[1]} is not there; in a container, NVIDIA_DRIVER_CAPABILITIES lacks video"
    if re.search(r"failed: 8 |INVALID_PARAM|is only supported multipass", text):
        return "setting: this GPU has an encoder that does not know one of the options"
    if "CUDA context for NVENC: 0x2" in text:
        return "memory-full: end other programs on this GPU"
    if re.search(r"unsupported device \(2\)|returned error 2\b|: 2 \(NV", text):
        return "no-encoder: the driver offers none on this GPU; or one-gpu-container, if it works on the host"
    if re.search(r"out of memory \(10\)|returned error 10|EncodeSessionEx.{0,50}: 10 ", text):
        return "session-limit: one encoder too many for this driver, or too little memory"
    return "unknown: run ffmpeg with -loglevel debug"


def sessions():
    """Ask the driver how many encoders run now."""
    query = ["nvidia-smi", "--query-gpu=index,name,driver_version,encoder.stats.sessionCount", "--format=csv,noheader"]
    try:
        return subprocess.run(query, capture_output=True, text=True, timeout=30).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


for name in sys.argv[1:]:
    print(f"{name}: {judge(Path(name).read_text('utf-8', errors='replace'))}")
print("index, name, driver, encoders in use:", sessions() or "no nvidia-smi here")
