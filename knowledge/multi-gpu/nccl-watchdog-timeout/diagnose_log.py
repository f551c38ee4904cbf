"""Compare what the ranks waited for: python diagnose_log.py WORLD_SIZE LOG..."""

import re
import sys
from pathlib import Path

EXAMPLE = """
[rank0]: [Rank 0] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=3, OpType=ALLREDUCE, NumelIn=1024,
[rank0]: [PG ID 0 PG GUID 0(default_pg) Rank 0] last enqueued work: 3, last completed work: 2
[rank1]: [Rank 1] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=3, OpType=BROADCAST, NumelIn=2048,
"""
TIMEOUT = re.compile(r"\[(?:PG [^]]*)?Rank (\d+)\] Watchdog caught .*?WorkNCCL\(([^)\n]*)")
WORK = re.compile(r"Rank (\d+)\].*last enqueued (?:NCCL )?work: (\d+)")
FIELD = re.compile(r"(SeqNum|OpType|NumelIn)=(\w+)")

size = int(sys.argv[1]) if sys.argv[1:] else 2
text = "\n".join(Path(name).read_text(errors="replace") for name in sys.argv[2:]) or EXAMPLE
waits = {}
for rank, call in TIMEOUT.findall(text):
    waits.setdefault(int(rank), dict(FIELD.findall(call)))
enqueued = {int(rank): int(number) for rank, number in WORK.findall(text)}
for rank, call in sorted(waits.items()):
    print(f"rank {rank} waits in", *call.values(), "- last enqueued", enqueued.get(rank, "?"))
missing = sorted(set(range(size)) - set(waits))
if not waits:
    print("verdict: no timeout line in these logs")
elif len({tuple(call.items()) for call in waits.values()}) > 1:
    print("verdict: different-calls, the ranks disagree on the call above")
elif missing:
    print("verdict: slow-rank or dead, no timeout from ranks", *missing)
else:
    print("verdict: transport, all ranks wait in the same call")
