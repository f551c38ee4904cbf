"""Read the numbers of vLLM's or SGLang's message, and print what would fit.

Usage: python diagnose.py server.log
"""

import re
import sys
from pathlib import Path

EXAMPLES = [
    "ValueError: To serve at least one request with the models's max seq len (262144), (24.0 GiB KV"
    " cache is needed, which is larger than the available KV cache memory (3.18 GiB).",
    "ValueError: The model's max seq len (4096) is larger than the maximum number of tokens that"
    " can be stored in KV cache (3664).",
    "ValueError: No available memory for the cache blocks.",
    "ValueError: Free memory on device (31.44/47.38 GiB) on startup is less than desired GPU"
    " memory utilization (0.95, 45.01 GiB).",
]


def sizes(log: str) -> tuple[int, float, float] | None:
    """Return the length asked for, and what the cache needs and has, in one unit."""
    length = re.search(r"max seq len \((\d+)\)", log)
    gib = re.search(r"\(([\d.]+) Gi?B KV\s+cache\s+is needed.*?\(([\d.]+) Gi?B\)", log, re.DOTALL)
    tokens = re.search(r"stored in KV cache \((\d+)\)", log)
    if length and gib:
        return int(length[1]), float(gib[1]), float(gib[2])
    return (int(length[1]), float(length[1]), float(tokens[1])) if length and tokens else None


def verdict(log: str) -> str:
    """Return the cause with the numbers of `log`."""
    if found := sizes(log):
        length, needed, has = found
        fits = int(length * has / needed) // 16 * 16
        cause = "a-little-short" if 2 * has >= needed else "context-too-long"
        return f"{cause}: --max-model-len {fits} fits ({has / needed:.0%} of what is needed)"
    if room := re.search(r"Free memory on device.*?\(([\d.]+)/([\d.]+) GiB\)", log):
        free, total = map(float, room.groups())
        share = int(100 * free / total) / 100
        return f"gpu-occupied: others hold {total - free:.1f} GiB; at most {share} fits"
    if "No available memory for the cache" in log or "increase --mem-fraction-static" in log:
        return "no-room: weights and activations fill the budget; shard or quantize the model"
    return "undecided: no message of this page in the log"


if sys.argv[1:]:
    print(verdict(Path(sys.argv[1]).read_text("utf-8", errors="replace")))
else:
    for example in EXAMPLES:
        print(verdict(example))
