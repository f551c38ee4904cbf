"""Find what the compiler printed before the error: python read_mlir.py train.log."""

import re
import sys
from pathlib import Path

text = Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text(errors="replace")
stage = re.findall(r"in (make_\w+)", text)
passes = re.findall(r"Pipeline failed while executing \[`(\w+)`", text)
errors = [line.strip() for line in re.findall(r"[^\n]*\berror: [^\n]*", text) if "Failures have been detected" not in line]
target = re.findall(r"cuda:(\d{2,3})|compute capability[: ]+([\d.]+)|capability ?= ?(\d{2,3})", text)
print("stage:", ", ".join(dict.fromkeys(stage)) or "not in the log")
print("pass:", ", ".join(dict.fromkeys(passes)) or "not in the log: it is printed to stderr, above the traceback")
print("target:", ", ".join(dict.fromkeys("".join(item) for item in target)) or "not in the log")
for line in dict.fromkeys(errors[:3]):
    print("error:", re.split(r"error: ", line, maxsplit=1)[1][:100])
if "computeCapability not supported" in text:
    print("cause: gpu-newer: this Triton does not know your GPU")
elif re.search(r"must be floating-point[^,\n]*, but got '?tensor<[^']*xi8", text):
    print("cause: int8-product: a product of int8 on a GPU below 8.0")
else:
    print("cause: compiler: try the newest torch with its Triton")
