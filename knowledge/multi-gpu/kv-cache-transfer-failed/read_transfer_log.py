"""Find the first trouble of the transfer in logs: python read_transfer_log.py prefill.log decode.log"""

import re
import sys
from pathlib import Path

SIGNS = (
    ("registration", r"Failed to register memory|memory registration failed|fi_mr_regattr failed"),
    ("tcp-transport", r"tcp_transport|Installing TCP transport|Session::writeBody failed"),
    ("timeout", r"timed out after [\d.]+s in KVPoll|fail to receive KV Cache transfer done"),
    ("aborted", r"Aborted by AbortReq"),
    ("network", r"local protection error|transport retry counter|Process failed for slice"),
)
EXAMPLE = """\
I0612 14:01:02.000000 1192408 transfer_engine.cpp:204] Topology discovery complete. Found 0 HCAs.
E0612 14:05:26.176716 1192408 tcp_transport.cpp:136] Session::writeBody failed. Error: Bad address
Decode transfer failed for request rank=0 with exception KVTransferError(bootstrap_room=1): Failed
"""


def lines():
    """Yield the name, the number and the text of each line."""
    files = [(Path(name).name, Path(name).read_text(errors="replace")) for name in sys.argv[1:]]
    for name, text in files or [("example", EXAMPLE)]:
        yield from ((name, number, line) for number, line in enumerate(text.splitlines(), 1))


first = {}
for name, number, line in lines():
    if found := re.search(r"Found (\d+) HCAs", line):
        print(f"{name}:{number}: network cards for RDMA: {found[1]}")
    for sign, pattern in SIGNS:
        if sign not in first and re.search(pattern, line):
            first[sign] = f"{name}:{number}: {line.strip()[:100]}"
for sign, where in first.items():
    print(f"{sign}: {where}")
print("cause:", next((sign for sign, _ in SIGNS if sign in first), "none of these; read the log above"))
