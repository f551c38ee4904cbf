"""Find out why CUDA reports error 802: NVSwitch, Fabric Manager, its version, its progress."""

import re
import subprocess
import sys
from pathlib import Path

SOUND = {"switches": 4, "service": "active", "driver": "580.95.05", "manager": "580.95.05",
         "state": "Completed"}  # fmt: skip
EXAMPLES = {
    "not installed": {**SOUND, "service": "inactive", "manager": "", "state": "In Progress"},
    "not running": {**SOUND, "service": "failed", "state": "In Progress"},
    "other version": {**SOUND, "service": "failed", "manager": "575.57.08"},
    "still starting": {**SOUND, "state": "In Progress"},
    "no NVSwitch": {**SOUND, "switches": 0, "service": "inactive", "manager": "", "state": "N/A"},
    "in order": SOUND,
}


def out(*command: str) -> str:
    """Return what a command prints, or nothing."""
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def this_machine() -> dict:
    """Return the facts about this machine; run it on the host, not in a container."""
    classes = Path("/sys/bus/pci/devices").glob("*/class")
    bridges = [file.parent for file in classes if file.read_text().startswith("0x0680")]
    version = Path("/proc/driver/nvidia/version")
    driver = re.search(r"\s(\d+\.\d[\d.]+)\s", version.read_text()) if version.exists() else None
    manager = re.search(r"[\d.]{5,}", out("nv-fabricmanager", "--version"))
    state = re.search(r"Fabric\s+State\s*: ([\w/ ]+)", out("nvidia-smi", "-q"))
    return {
        "switches": sum((dev / "vendor").read_text().startswith("0x10de") for dev in bridges),
        "service": out("systemctl", "is-active", "nvidia-fabricmanager").strip() or "inactive",
        "driver": driver[1] if driver else "",
        "manager": manager[0] if manager else "",
        "state": state[1].strip() if state else "N/A",
    }


def verdict(facts: dict) -> str:
    """Return the cause that the facts show."""
    if not facts["switches"] and facts["state"] == "N/A":
        return "no NVSwitch and no fabric: restart, then look at the virtual machine's host"
    if facts["manager"] and facts["manager"] != facts["driver"]:
        return f"Fabric Manager {facts['manager']} beside driver {facts['driver']}: install its version"
    if facts["service"] != "active":
        return "the Fabric Manager does not run: install it in the driver's version and start it"
    if facts["state"] != "Completed":
        return "the Fabric Manager runs, the fabric is not complete: wait, then read its log"
    return "the fabric is complete: restart the job"


for name, facts in EXAMPLES.items() if "--examples" in sys.argv else ():
    print(f"{name}: {verdict(facts)}")
print("verdict for this machine:", verdict(this_machine()))
