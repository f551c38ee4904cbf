"""Read the error of a container that does not start, ask the host's driver, and print a verdict."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLES = (
    "requirement error: unsatisfied condition: cuda>=12.8, please update your driver",
    "initialization error: WSL environment detected but no adapters were found: unknown",
    "initialization error: load library failed: libnvidia-ml.so.1: cannot open shared object file",
    "initialization error: nvml error: driver not loaded: unknown",
    "mount error: file creation failed: /x/merged/usr/lib/libnvidia-ml.so.1: file exists: unknown",
    "ldcache error: process /sbin/ldconfig failed with error code: 1: unknown",
)
VERDICTS = (
    (r"condition: (?:cuda|driver|brand)", "the image wants more than the host's driver serves"),
    (r"no adapters were found", "WSL shows no GPU: update Windows' driver and WSL"),
    (r"load library failed", "the host's driver libraries are not installed or not in ldconfig -p"),
    (r"driver not loaded", "the kernel module is not loaded: make nvidia-smi work on the host"),
    (r"file exists", "the image contains the driver's libraries: remove them from the image"),
    (r"ldcache error", "ldconfig failed: check its path in config.toml, then the image"),
    (r"version mismatch", "libraries and kernel module differ: restart the host"),
)


def host_cuda() -> str:
    """Return the newest CUDA that the host's driver serves, from the header of nvidia-smi."""
    if not shutil.which("nvidia-smi"):
        return "no nvidia-smi on this host"
    done = subprocess.run(["nvidia-smi"], capture_output=True, text=True, timeout=30, check=False)
    found = re.search(r"CUDA Version: ([\d.]+)", done.stdout)
    return f"CUDA {found[1]}" if found else f"nvidia-smi fails: {done.stdout.strip()[:60]}"


def read(name: str) -> str:
    """Return the text of a file; PowerShell writes UTF-16."""
    data = Path(name).read_bytes()
    return data.decode("utf-16" if data[:2] == b"\xff\xfe" else "utf-8", errors="replace")


def verdict(text: str, cuda: str) -> str:
    """Return what the first known wording in `text` means."""
    if "load library failed" in text and cuda.startswith("CUDA"):
        return "this Docker does not see the host's libraries: Docker Desktop on Linux, or a snap"
    return next((said for known, said in VERDICTS if re.search(known, text)), "another failure")


texts, cuda = [read(name) for name in sys.argv[1:]] or EXAMPLES, host_cuda()
print("host's driver:", cuda)
for text in texts:
    print(f"{text[:46]}:" if len(texts) > 1 else "verdict:", verdict(text, cuda if sys.argv[1:] else ""))
