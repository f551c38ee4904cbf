"""python read_mpi.py LOG: name Open MPI's warning blocks, and the first failure outside of them."""
import re
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python read_mpi.py LOG")
text = Path(sys.argv[1]).read_text(errors="replace")
KINDS = {
    "openib": r"OpenFabrics|infiniband ports on a device",
    "fork": r'"fork\(\)" system call',
    "failure": r"non-zero|not enough slots|unable to|aborted|exited on signal",
}
blocks = re.split(r"^-{40,}$", text, flags=re.M)
seen = {}
rest = []
for block in blocks:
    kind = next((name for name, pattern in KINDS.items() if re.search(pattern, block)), None)
    if kind in ("openib", "fork"):
        seen[kind] = seen.get(kind, 0) + 1
    else:
        rest += block.splitlines()
for kind, count in seen.items():
    print(f"warning, {kind}: {count} times")
bad = [line.strip() for line in rest
       if re.search(r"Error|Killed|signal|non-zero|not enough slots|unable to|aborted", line)]
for line in bad[:3]:
    print("look at:", line[:150])
if not bad:
    print("no failure outside of the warnings")
