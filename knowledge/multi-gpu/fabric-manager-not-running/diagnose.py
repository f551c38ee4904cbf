"""Read the log of the Fabric Manager, and say why it does not run.

Usage: journalctl -b -u nvidia-fabricmanager > fm.txt; python diagnose.py fm.txt
"""

import re
import sys
from pathlib import Path

MISMATCH = r"interface version (\S+) do(?:n't|esn't) match with driver version (\S+?)\.? "


def verdict(text: str) -> str:
    """Name the cause that the log shows."""
    if versions := re.search(MISMATCH, text):
        return f"other-version: install Fabric Manager {versions[2]}, not {versions[1]}"
    if "NV_WARN_NOTHING_TO_DO" in text and "NVL5+" in text:
        return "nvlsm-missing: install nvlsm and load ib_umad (B100, B200, and newer)"
    if "NV_WARN_NOTHING_TO_DO" in text:
        return "no-nvswitch: the driver sees no NVSwitch; without one, disable the service"
    if "Unknown option" in text:
        return "start-script: the container passes options of an older driver; update it"
    if re.search(r"Killing process|signal SIGKILL|oom-kill", text):
        return "killed: end all GPU programs, reset the GPUs, start it again"
    if "Successfully configured" in text:
        return "it runs: see the fabric state of each GPU"
    return "not in this log: run systemctl status nvidia-fabricmanager"


for argument in sys.argv[1:] or sorted(str(path) for path in Path().glob("*.txt")):
    print(f"{Path(argument).stem}: {verdict(Path(argument).read_text('utf-8', errors='replace'))}")
