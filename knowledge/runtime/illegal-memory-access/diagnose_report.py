"""Print what a report of compute-sanitizer shows: python diagnose_report.py memcheck.log."""

import re
import sys
from pathlib import Path

FAR = 2**30  # bytes; a 32-bit offset that wraps around is off by about 2**31 elements

EXAMPLE = """\
========= Invalid __global__ read of size 16 bytes
=========     at scale+0xc0 in reproduce.py:12
=========     by thread (0,0,0) in block (65967,0,0)
=========     Access to 0x7f46acd78000 is out of bounds
=========     and is 2,133,360,640 bytes before the nearest allocation at 0x7f472c000000 of size 2,293,760,000 bytes
"""

text = Path(sys.argv[1]).read_text(errors="replace") if sys.argv[1:] else EXAMPLE
access = re.search(r"Invalid (__\w+__ \w+ of size \d+ bytes)\s*=+\s+at (.+)", text)
near = re.search(r"and is ([\d,]+) bytes (before|after|inside) the nearest allocation", text)
hosts = re.findall(r"Host Frame:.* in (\S+)", text)
if access:
    print("access:", access[1])
    print("kernel:", access[2].strip())
    print("launched through:", *dict.fromkeys(hosts) or ["not shown"])
if not access and "ERROR SUMMARY: 0 errors" not in text:
    print("no verdict: neither an invalid access nor a summary of 0 errors; did the sanitizer run to its end?")
elif not access:
    print("verdict: no invalid access; freed-too-early, a write into another allocation, or the step was not reached")
elif near and int(near[1].replace(",", "")) >= FAR:
    print(f"distance: {near[1]} bytes {near[2]} the nearest allocation")
    print("verdict: offset-32-bit; or other-gpu, if more than one GPU is visible")
elif near:
    print(f"distance: {near[1]} bytes {near[2]} the nearest allocation")
    print("verdict: out-of-bounds")
else:
    print("verdict: no allocation is near; other-gpu, or a pointer to host memory")
