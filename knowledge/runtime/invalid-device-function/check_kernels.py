"""For which GPUs a program or extension has code, and which kernels the GPU's half lacks.

python check_kernels.py FILE CAPABILITY, for example: python check_kernels.py build/lib/my_ops.so 8.6
"""

import re
import struct
import subprocess
import sys
from pathlib import Path

MAGIC = bytes.fromhex("50ed55ba")  # begins each fat binary; its entries hold PTX (1) or machine code (2)
WRAPPER = "__wrapper__device_stub_"  # nvcc makes one for each template of a kernel that the host launches


def output(*command: object) -> str:
    return subprocess.run(command, capture_output=True, text=True).stdout


def codes(data: bytes) -> set[tuple[str, int]]:
    found = set()
    start = data.find(MAGIC)
    while start >= 0:
        skip, size = struct.unpack_from("<HQ", data, start + 6) if start + 16 < len(data) else (0, 0)
        at, end = start + skip, min(start + skip + size, len(data))
        while at + 32 <= end:
            kind, _, skip, size, number = struct.unpack_from("<HHIQ12xI", data, at)
            if kind in (1, 2) and 10 <= number < 1000:
                found.add(("compute" if kind == 1 else "sm", number))
            at += max(skip + size, 16)
        start = data.find(MAGIC, max(end, start + 4))
    return found


file = next(filter(Path.is_file, map(Path, sys.argv[1:2])), None) or sys.exit("give an existing FILE")
held = codes(file.read_bytes())
print("holds:", *sorted(f"{kind}_{number}" for kind, number in held) or ["no GPU code"])

symbols = output("readelf", "--symbols", "--wide", file)
stubs = set(re.findall(r"__device_stub_(_Z\w+)", symbols))
launched = set()
for found in re.finditer(rf"(\d+){WRAPPER}", symbols):
    launched.add(symbols[found.end() : found.end(1) + int(found[1])])
missing = sorted(name for name in launched if not any(f"{len(name)}{name}" in stub for stub in stubs))
print("kernels without a GPU half:", *missing or ["none"])

needed = re.findall(r"libcudart\.so[.\d]*", output("readelf", "--dynamic", file))
print("CUDA runtime:", needed[0] if needed else "inside the file, or in a library that it loads")
asked = sys.argv[2] if len(sys.argv) > 2 else ""
if not held and not missing:
    verdict = "no-gpu-code, give the .so file or program that contains the kernels"
elif missing:
    verdict = "host-arch-macro, the host launches a kernel that was not compiled"
elif not asked:
    verdict = "none of these; give the GPU's capability, too"
else:
    gpu = int(asked.replace(".", ""))
    fits = any(number <= gpu and (kind == "compute" or number // 10 == gpu // 10) for kind, number in held)
    verdict = "none of these, see two-toolkits" if fits else f"other-architecture, no code for {asked}"
print("verdict:", verdict)
