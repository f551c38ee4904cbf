"""Tell what a message asks for and what there is: python read_backends.py error.txt"""

import re
import subprocess
import sys
from pathlib import Path

DEVICES = ("CPU", "CUDA", "HIP", "MPS", "XPU")
KINDS = {prefix + device for prefix in ("", "Sparse", "Quantized") for device in DEVICES}


def message():
    """Return the text of the file, or that of the reproduction."""
    if len(sys.argv) > 1:
        return Path(sys.argv[1]).read_text(errors="replace")
    command = [sys.executable, str(Path(__file__).with_name("reproduce.py"))]
    return subprocess.run(command, capture_output=True, text=True).stderr


def cause(operator, backend):
    """Return the key of the cause that the operator and the backend lead to."""
    if backend.startswith(("Sparse", "Nested")):
        return "sparse"
    if operator.startswith("quantized::") or backend.startswith("Quantized"):
        return "quantized"
    if operator.startswith("aten::") and not operator.startswith("aten::empty"):
        return "no-kernel"
    return "tensor-on-cpu" if backend == "CPU" else "package-build"


text = message()
found = re.search(r"Could not run '(.+?)' with arguments from the '(\w+)' backend", text)
if not found:
    sys.exit("the text has no line with: Could not run '…' with arguments from the '…' backend")
listed = re.search(r"only available for these backends: ?\[(.*?)\]", text, re.DOTALL)
names = [name.strip().removesuffix("TensorId") for name in listed[1].split(",")] if listed else []
print("operator:", found[1])
print("called with:", found[2])
print("listed:", ", ".join(name for name in names if name in KINDS) or "no device")
print("cause:", cause(found[1], found[2]))
