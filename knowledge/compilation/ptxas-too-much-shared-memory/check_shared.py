"""Which kernels of a build log want too much shared memory: python check_shared.py build.log"""

import re
import shutil
import subprocess
import sys

LINE = re.compile(r"Entry function '([^']+)' uses too much shared data \(0x([0-9a-f]+) bytes(?: \+ 0x[0-9a-f]+ bytes system)?, 0x([0-9a-f]+) max\)")

if len(sys.argv) != 2:
    sys.exit("usage: python check_shared.py build.log")
with open(sys.argv[1], errors="replace") as log:
    text = log.read()
found = {match[0]: (int(match[1], 16), int(match[2], 16)) for match in LINE.findall(text)}
for name, (wanted, limit) in found.items():
    plain = name
    if shutil.which("c++filt"):
        plain = subprocess.run(["c++filt", name], capture_output=True, text=True).stdout.strip()
    print(f"{plain[:60]}: {wanted} bytes, {wanted - limit} above the limit of {limit}")
commands = [line for line in text.splitlines() if "nvcc" in line]
print("commands with -G:", sum(" -G" in line for line in commands), "of", len(commands))
