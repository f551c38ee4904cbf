"""Judge each RDMA port of this node: down, no subnet manager, slow, flapping, or errors.

Usage: python diagnose.py [SECONDS]      counts what is added in that time, 0 means since boot
       python diagnose.py 0 FOLDER       another folder in place of /sys/class/infiniband
"""

import sys
import time
from collections import Counter
from pathlib import Path

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
root = Path(sys.argv[2] if len(sys.argv) > 2 else "/sys/class/infiniband")
ports = sorted(root.glob("*/ports/*"))


def counts(port: Path) -> Counter:
    """Return the error counters of a port."""
    names = ("link_downed", "link_error_recovery", "symbol_error", "port_rcv_errors")
    files = [port / "counters" / name for name in names]
    return Counter({file.name: int(file.read_text()) for file in files if file.exists()})


def read(port: Path, name: str) -> str:
    return (port / name).read_text().strip()


def verdict(port: Path, before: Counter, rate: str) -> str:
    added = counts(port) - before
    state, physical = read(port, "state"), read(port, "phys_state")
    if "ACTIVE" not in state and "LinkUp" in physical:
        return f"no-subnet-manager: cable is up, state {state}"
    if "ACTIVE" not in state:
        return f"down: {physical}: check cable, transceiver, and the port of the switch"
    if read(port, "rate") != rate:
        return f"slow: {read(port, 'rate')}, the others {rate}: reseat or replace the cable"
    if added["link_downed"]:
        return f"flapping: went down {added['link_downed']} times: replace the cable or transceiver"
    if added:
        return "errors: " + ", ".join(f"{name} +{count}" for name, count in sorted(added.items()))
    return "sound"


start = {port: counts(port) if seconds else Counter() for port in ports}
time.sleep(seconds)
usual = Counter(read(port, "rate") for port in ports).most_common(1)
for port in ports:
    print(f"{port.parent.parent.name}/{port.name}: {verdict(port, start[port], usual[0][0])}")
if not ports:
    print("no RDMA device: driver not loaded, or not passed into this container")
