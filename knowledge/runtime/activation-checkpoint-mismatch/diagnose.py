"""Compare what a CheckpointError says was saved and recomputed: python diagnose.py LOG."""

import re
import sys
from collections import Counter
from pathlib import Path

SHAPE = re.compile(r"(saved|recomputed)(?: metadata:)? *\{'shape': (?:torch\.Size\()?\[([\d, ]*)\]")


def cause(saved: list, again: list) -> str:
    """Return what one pair of shapes suggests."""
    if again == [0] != saved:
        return "zero3-frozen: the recomputed tensor is empty"
    if len(saved) != len(again):
        return "other-path: another tensor was saved here"
    changed = [(a, b) for a, b in zip(saved, again) if a != b]
    if not changed:
        return "other-path: same shape, so dtype or device differ"
    if all(a and b % a == 0 for a, b in changed):
        return "kv-cache: a length is a multiple of the saved one"
    return "moe-routing: a length differs a little, as with routing by data"


text = Path(sys.argv[1] if len(sys.argv) > 1 else "example.log").read_text("utf-8", errors="replace")
shapes = {"saved": [], "recomputed": []}
for kind, sizes in SHAPE.findall(text):
    shapes[kind].append([int(one) for one in re.findall(r"\d+", sizes)])
for found, count in Counter(map(cause, shapes["saved"], shapes["recomputed"])).most_common():
    print(f"{count} x {found}")
for line in re.findall(r"Number of tensors saved during \w+: \d+|trying to save more tensors", text):
    print(f"{line}: compile-or-fused, or other-path")
