"""Add up the pools in SGLang's messages: python read_pools.py server.log."""

import re
import sys
from pathlib import Path

text = Path(sys.argv[1] if sys.argv[1:] else "example.log").read_text(errors="replace")
messages = re.findall(r"memory leak detected!(.*?)(?=memory leak detected!|Traceback|\Z)", text, re.DOTALL)
print("messages:", len(messages))


def number(pattern, part):
    found = re.search(pattern + r"\s*[=:]\s*(\d+)", part)
    return int(found[1]) if found else None


def verdict(name, total, held):
    if held == total:
        return f"{name}: {held} of {total}, nothing is missing"
    kind = "lost" if held < total else "counted or freed twice"
    return f"{name}: {held} of {total}, {abs(total - held)} {kind}"


def pools(message):
    found = False
    for name, part in re.findall(r"\[(full|swa|mamba|c4|c128)\]([^\[]*)", message):
        total, keys = number("total", part), ("available", "evictable", "protected", "session_held", "uncached")
        held = sum(number(rf"\b{key}", part) or 0 for key in keys)
        found = True
        yield verdict(name, total, held)
    if found:
        return
    for name, prefix, size in (("full", "full_", r"allocator\.size"), ("mamba", "mamba_", r"mamba_pool\.size"), ("pool", r"\b", "max_total_num_tokens")):
        total = number(size, message)
        counts = [number(rf"{prefix}{key}_size(?:\(\))?", message) for key in ("available", "evictable", "protected")]
        if total is not None and counts[0] is not None:
            yield verdict(name, total, sum(count or 0 for count in counts))


for line in dict.fromkeys(line for message in messages for line in pools(message)):
    print(line)
for option in ("chunked-prefill-size", "enable-mixed-chunk", "speculative-algorithm", "disaggregation-mode", "page-size", "enable-hierarchical-cache", "disable-radix-cache"):
    if f"--{option}" in text:
        print("option:", option)
