"""Tell why TensorFlow has no kernel: python read_kernels.py log.txt (or - for standard input)"""

import pathlib
import re
import sys

OPERATION = r"(?:for node: \{\{node [^}]*\}\} = |to support Op '|No registered ')(\w+)"
TYPE = r"\bT=DT_(\w+)"
KERNEL = r"device='(\w+)'(?:;[^\n]*?\bT in \[([^\]]*)\])?"


def verdict(text):
    """Return the operation, and which of the causes the lists of the message show."""
    operation = re.search(OPERATION, text)
    if operation is None:
        return "no such message in this text"
    name, wanted = operation[1], re.search(TYPE, text)
    kernels = [(device, types) for device, types in re.findall(KERNEL, text) if not device.startswith("XLA")]
    if name.startswith("Nccl") and not kernels:
        return f"{name}: nccl-missing"
    if name.startswith("Cudnn") and "no registered kernels" in text:
        return f"{name}: gpu-only, in a TensorFlow for the CPU"
    registered = re.search(r"Registered devices: \[([^\]]*)\]", text)
    present = set(re.split(r", ?", registered[1])) if registered else None
    devices = {device for device, _ in kernels}
    if present and kernels and not devices & present:
        return f"{name}: gpu-only, kernels for {', '.join(sorted(devices))}, and present are {', '.join(sorted(present))}"
    if wanted and kernels and not any("DT_" + wanted[1] in types for _, types in kernels):
        return f"{name}: dtype-without-kernel, {wanted[1].lower()}"
    if kernels:
        return f"{name}: other-device, kernels for {', '.join(sorted(devices))} only"
    return f"{name}: not-in-build, no kernel at all"


if len(sys.argv) != 2:
    sys.exit("usage: python read_kernels.py log.txt")
print("verdict:", verdict(sys.stdin.read() if sys.argv[1] == "-" else pathlib.Path(sys.argv[1]).read_text(errors="replace")))
