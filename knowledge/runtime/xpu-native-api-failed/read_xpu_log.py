"""Which error of Level Zero came first? (sudo dmesg; cat run.log) > log; read_xpu_log.py log"""

import re
import sys
from pathlib import Path

memory = r"XPU out of memory|OUT_OF_DEVICE_MEMORY|OUT_OF_HOST_MEMORY|larger than 4 ?GB"
lost = r"DEVICE_LOST|PI_ERROR_DEVICE_NOT_FOUND"
kernel_log = r"(?:i915|xe).{0,60}(?:GPU HANG|context reset|Engine reset|Timedout job|wedged)"
failures = r"(?:UR_RESULT|PI|ZE_RESULT)_ERROR_[A-Z_]+|XPU out of memory|\(Unknown PI error\)"
lines = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace").splitlines()
hangs = [line for line in lines if re.search(kernel_log, line)]
errors = [line for line in lines if re.search(failures, line) and line not in hangs]
print(f"{len(errors)} lines with an error, {len(hangs)} of the kernel about a hang")
if hangs:
    print("kernel:", hangs[0].strip()[:90])
if not errors:
    sys.exit("verdict: no error of Level Zero in this text")
first = errors[0]
print("first:", first.strip()[:90])
if re.search(memory, first):
    print("verdict: out-of-memory, make the largest allocation smaller")
elif hangs or re.search(lost, first):
    print("verdict: device-lost, the driver reset the GPU: update it, and find the operator")
elif "OUT_OF_RESOURCES" in first:
    size = next((line for line in lines if re.search(r"total capacity|Total VRAM", line)), "")
    print("verdict: resources, try half the size first; if a small input fails too, a kernel is it")
    print("memory:", size.strip()[:80] or "the text has no size")
else:
    print("verdict: other, search the issues of the program for this name")
