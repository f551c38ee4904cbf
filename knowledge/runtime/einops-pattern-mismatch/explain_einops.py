"""Which axis does not fit an einops pattern: python explain_einops.py error.txt"""

import ast
import re
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python explain_einops.py error.txt")
text = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace")
pattern = re.search(r'pattern "([^"]+)"', text)
shape = re.search(r"shape: (?:torch\.Size\()?[\[(]([0-9, ]+)", text)
info = re.search(r"info: (\{[^}]*\})", text)
if not pattern or not shape:
    sys.exit("the text needs the line with the pattern, and the one with the input tensor shape")
sizes = [int(part) for part in shape[1].replace(" ", "").strip(",").split(",")]
given = ast.literal_eval(info[1]) if info else {}
axes = re.findall(r"\([^)]*\)|\S+", pattern[1].split("->")[0])
print("pattern:", " | ".join(axes))
print("tensor: ", " | ".join(map(str, sizes)))
if len(axes) != len(sizes) and "..." not in axes:
    print(f"verdict: dimensions, the pattern has {len(axes)}, and the tensor has {len(sizes)}")
    sys.exit()
for axis, size in zip(axes, sizes):
    names = axis.strip("()").split()
    known = 1
    for name in names:
        known *= given.get(name, int(name) if name.isdigit() else 1)
    free = [name for name in names if name not in given and not name.isdigit()]
    if free and size % known:
        low = size // known * known
        print(f"verdict: divide, {axis} needs a multiple of {known}: {low} or {low + known}")
    elif not free and known != size:
        print(f"verdict: other-size, {axis} is {known} by its names, and the tensor has {size}")
