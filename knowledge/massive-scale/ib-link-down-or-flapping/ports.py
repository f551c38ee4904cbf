"""Build a tree like /sys/class/infiniband with six ports, of which one is sound."""

import sys
from pathlib import Path

SOUND = {"state": "4: ACTIVE", "phys_state": "5: LinkUp", "rate": "400 Gb/sec (4X NDR)",
         "link_layer": "InfiniBand", "counters/link_downed": "0", "counters/symbol_error": "0",
         "counters/port_rcv_errors": "0", "counters/link_error_recovery": "0"}  # fmt: skip
PORTS = {
    "mlx5_0": {},
    "mlx5_1": {"state": "1: DOWN", "phys_state": "2: Polling"},
    "mlx5_2": {"state": "2: INIT"},
    "mlx5_3": {"rate": "200 Gb/sec (2X NDR)"},
    "mlx5_4": {"counters/link_downed": "17"},
    "mlx5_5": {"counters/symbol_error": "40123", "counters/port_rcv_errors": "911"},
}
for device, differs in PORTS.items():
    for name, value in {**SOUND, **differs}.items():
        file = Path(sys.argv[1]) / device / "ports" / "1" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(value + "\n")
