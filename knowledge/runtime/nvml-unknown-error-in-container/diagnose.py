"""Find out why a container lost its GPUs: open the nodes, and read the settings of the host."""

import os
import re
import sys
from pathlib import Path

SOUND = {"nodes": 4, "denied": 0, "char": True, "no_cgroups": False, "driver": "cgroupfs"}
EXAMPLES = {
    "in the container, after daemon-reload": {**SOUND, "denied": 4},
    "no nodes": {**SOUND, "nodes": 0},
    "host, no-cgroups": {**SOUND, "no_cgroups": True},
    "host, systemd without links": {**SOUND, "driver": "systemd", "char": False},
    "in order": SOUND,
}


def denied(nodes: list[Path]) -> int:
    """Return how many nodes the device cgroup refuses to open."""
    count = 0
    for node in nodes:
        try:
            os.close(os.open(node, os.O_RDWR))
        except OSError as error:
            count += isinstance(error, PermissionError)
    return count


def this_place() -> dict:
    """Return the facts about this container or host."""
    nodes = [node for node in Path("/dev").glob("nvidia*") if node.is_char_device()]
    files = ("/etc/nvidia-container-runtime/config.toml", "/etc/docker/daemon.json")
    toml, daemon = (Path(file).read_text() if Path(file).exists() else "" for file in files)
    return {
        "nodes": len(nodes),
        "denied": denied(nodes),
        "char": any(Path("/dev/char").glob("195:*")),
        "no_cgroups": bool(re.search(r"^\s*no-cgroups\s*=\s*true", toml, re.M)),
        "driver": "cgroupfs" if "native.cgroupdriver=cgroupfs" in daemon else "systemd",
    }


def verdict(facts: dict) -> str:
    """Return what the facts mean."""
    if facts["no_cgroups"]:
        return "no-cgroups = true: set it to false, restart Docker"
    if not facts["nodes"]:
        return "no GPU nodes here: this is another failure"
    if facts["denied"]:
        return (
            f"the cgroup denies {facts['denied']} nodes: start the container again, then prevent it"
        )
    if facts["driver"] == "systemd" and not facts["char"]:
        return "systemd may drop the GPUs at its next reload: add the links or change the cgroup driver"
    return "nodes open: nothing is lost here"


for name, facts in EXAMPLES.items() if "--examples" in sys.argv else ():
    print(f"{name}: {verdict(facts)}")
print("verdict for this place:", verdict(this_place()))
