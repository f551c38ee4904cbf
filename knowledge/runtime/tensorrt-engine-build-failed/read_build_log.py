"""Why TensorRT built no engine: python read_build_log.py build.log  (trtexec --verbose ... > build.log 2>&1)"""

import re
import sys

CAUSES = [
    ("not-parsed", r"must have at least one output|[Ff]ailed to parse|While parsing node|(?:UNSUPPORTED|INVALID)_NODE"),
    ("unsupported-gpu", r"Unsupported SM\b|Target GPU SM \d+|SM version not supported|smVerHex2Dig"),
    ("no-profile", r"no optimization profile has been defined"),
    ("half-range", r"outside of fp16 range"),
    ("no-implementation", r"Could not find any implementation for node"),
    ("memory", r"Cuda Error in allocate: 2|OutOfMemory|\(out of memory\)|cudaMalloc.*failed"),
]
MEGA = 1 << 20

lines = open(sys.argv[1], errors="replace").read().splitlines()
seen = {}
for number, line in enumerate(lines, 1):
    for name, pattern in CAUSES:
        if name not in seen and re.search(pattern, line):
            seen[name] = number
            print(f"line {number}: {line.strip()[:110]}")
text = "\n".join(lines)
pairs = re.findall(r"Tactic Device request: (\d+)MB Available: (\d+)MB", text)
asked = [(int(need), int(free)) for need, free in pairs]
sizes = [int(size) for size in re.findall(r"on requested size of (\d+)", text)]
if asked:
    need, free = max(asked)
    print(f"tactics skipped for memory: {len(asked)}; the largest asked for {need} MB, {free} MB were free")
elif sizes:
    largest = max(sizes)
    largest = largest // MEGA if largest > MEGA else largest
    print(f"tactics skipped for memory: {len(sizes)}; the largest asked for {largest} MB")
for release in re.findall(r"\[TensorRT v(\d+)\]|starting export with TensorRT ([\d.]+)", text)[:1]:
    print("TensorRT:", *filter(None, release))
short = bool(asked or sizes) or "not have sufficient workspace" in text
if "no-implementation" in seen and short:
    print("verdict: memory; the implementations of a node need more memory than they may use")
elif seen:
    print("verdict:", next(name for name, _ in CAUSES if name in seen))
else:
    print("verdict: not in this log; build again with --verbose, and keep all of the output")
