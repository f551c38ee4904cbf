"""Read the loss scales of a log, and tell a search for the right scale from a collapse.

Usage: python diagnose.py train.log    of torch with apex, DeepSpeed or fairseq
"""

import re
import sys
from pathlib import Path

SCALE = re.compile(
    r"(?:reducing loss scale to|setting loss scale to:|reducing to|Grad Scale:) *([0-9.e+-]+)"
)
NAN = re.compile(r"\bloss\b[^0-9a-z]{0,4}(?:nan|inf)\b", re.IGNORECASE)
EXAMPLES = {
    "start of a run": "reducing loss scale to 32768.0\nreducing loss scale to 16384.0\nloss 2.31",
    "collapse": "\n".join(f"setting loss scale to: {2.0**-n}" for n in range(14)) + "\nloss=9.4",
    "from the first step": "Loss nan Fp16 Grad Scale: 0\nLoss nan Fp16 Grad Scale: 0",
}


def verdict(log: str) -> str:
    """Return what the scales of a log and its losses show."""
    scales = [float(one.rstrip(".")) for one in SCALE.findall(log)]
    if "already at minimum" in log or "Minimum loss scale reached" in log:
        scales.append(0.0)
    if not scales:
        return "no loss scale in this log: print scaler.get_scale() and the loss"
    if min(scales) >= 1:
        return f"harmless: {len(scales)} steps skipped, lowest scale {min(scales):g}"
    if NAN.search(log):
        return f"nan-loss or bf16-model: the loss is NaN, lowest scale {min(scales):g}"
    return f"high-lr or bf16-model: the loss is finite, lowest scale {min(scales):g}"


if sys.argv[1:]:
    print(verdict(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for name, log in EXAMPLES.items():
        print(f"{name}: {verdict(log)}")
