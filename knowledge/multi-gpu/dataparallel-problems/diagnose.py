"""Point to the lines of a training script that go wrong under DataParallel.

Usage: python diagnose.py train.py
"""

import re
import sys
from pathlib import Path

path = Path(sys.argv[1] if len(sys.argv) > 1 else "example.py")
lines = path.read_text("utf-8", errors="replace").splitlines()
wrapped = {
    found[1]
    for line in lines
    if (found := re.match(r"\s*([\w.]+)\s*=.*(?<!Distributed)DataParallel\(", line))
}
METHODS = (
    "module|to|cuda|cpu|train|eval|parameters|state_dict|load_state_dict|zero_grad|named_parameters"
)
for number, line in enumerate(lines, 1):
    for name in sorted(wrapped):
        if found := re.search(rf"\b{re.escape(name)}\.(?!(?:{METHODS})\b)(\w+)", line):
            print(f"{number}: wrapped-attribute: write {name}.module.{found[1]}")
    if re.search(r"cuda:[1-9]|set_device\([1-9]|\.cuda\([1-9]", line):
        print(f"{number}: other-device: device_ids[0] is cuda:0; set CUDA_VISIBLE_DEVICES instead")
    if "Trainer(" in line:
        print(f"{number}: implicit: Trainer wraps the model if it sees several GPUs")
print("wrapped in DataParallel:", ", ".join(sorted(wrapped)) or "nothing in this file")
