"""Say for each slot that fell off the bus what the kernel logged about it first."""

import re

# Paste the output of: dmesg -T | grep -E "Xid|AER|PCIe Bus Error"
LOG = """\
[ 900.1] pcieport 0000:16:00.0: PCIe Bus Error: severity=Corrected, type=Data Link Layer
[ 905.2] NVRM: Xid (PCI:0000:18:00): 79, GPU has fallen off the bus.
[ 907.9] NVRM: Xid (PCI:0000:2a:00): 119, Timeout after 6s of waiting for RPC response from GPU2 GSP!
[ 931.0] NVRM: Xid (PCI:0000:2a:00): 79, pid='<unknown>', name=<unknown>, GPU has fallen off the bus.
[ 980.4] NVRM: Xid (PCI:0000:9d:00): 79, GPU has fallen off the bus.
"""
ABOVE = {"18": "16"}  # bus of the GPU: bus of the port above it, from lspci -t

lines = LOG.splitlines()
for line in lines:
    fell = re.search(r"Xid \(PCI:0000:(\w\w):00\): 79,", line)
    if not fell:
        continue
    slot = fell[1]
    about = f"0000:(?:{slot}|{ABOVE.get(slot, slot)}):00"
    first = next(other for other in lines if re.search(about, other))
    xid = re.search(r"\): (\d+),", first)
    if first == line:
        verdict = "79 alone: restart the machine, watch the slot"
    elif xid:
        verdict = f"Xid {xid[1]} came first: treat that one"
    else:
        verdict = "the port failed first: inspect riser, cable and slot"
    print(f"0000:{slot}:00  {verdict}")
