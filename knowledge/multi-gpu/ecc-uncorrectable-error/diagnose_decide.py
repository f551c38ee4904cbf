"""Turn the flags of each GPU into what to do.

Usage: python diagnose_decide.py now, to ask nvidia-smi; without it, six examples.
"""

import subprocess
import sys

FIELDS = (
    "index,ecc.errors.uncorrected.volatile.total,"
    "remapped_rows.pending,remapped_rows.failure,gpu_recovery_action"
)
EXAMPLES = """\
0, 0, No, No, None
1, 2, Yes, No, None
2, 1, Yes, No, Reset
3, 4, No, No, Reboot
4, 1, No, Yes, Reset
5, 0, [N/A], [N/A], [N/A]
"""


def ask() -> str:
    """Return the flags of this machine's GPUs, or end with what nvidia-smi says."""
    command = ["nvidia-smi", "--format=csv,noheader", f"--query-gpu={FIELDS}"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    return run.stdout if run.returncode == 0 else sys.exit(run.stdout + run.stderr)


for row in (ask() if sys.argv[1:] == ["now"] else EXAMPLES).splitlines():
    index, errors, pending, failed, action = row.split(", ")
    if failed == "Yes":
        decision = "drain, inspect, replace"
    elif action == "Reboot":
        decision = "drain the node, restart the machine"
    elif action not in ("None", "[N/A]"):
        decision = f"end its programs, an administrator does: {action}"
    elif pending == "Yes":
        decision = "in service; reset at the next maintenance"
    elif "[N/A]" in (pending, action):
        decision = "it does not report all flags: read dmesg for Xid 48, 63, 64, 94 or 95"
    else:
        decision = "in service"
    print(f"GPU {index}, {errors} uncorrected: {decision}")
