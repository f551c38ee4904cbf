"""Print which frame of a traceback called to() on a quantized model."""

import re
import sys
from pathlib import Path

FRAME = re.compile(r'File "?([^",\n]+?)"?(?:, line |:)(\d+), in (\w+)')
HERE = Path(__file__).parent
logs = sys.argv[1:] or [str(HERE / "example_dispatch.log"), str(HERE / "example_script.log")]


def caller(text):
    frames = [frame for frame in FRAME.findall(text) if frame[2] != "wrapper"]
    moves = [i for i, (path, _, name) in enumerate(frames) if i and name in ("to", "cuda")]
    return frames[moves[0] - 1] if moves else None


for log in logs:
    found = caller(Path(log).read_text(encoding="utf-8", errors="replace"))
    if found is None:
        print(f"{Path(log).name}: no frame called to or cuda")
        continue
    path, line, name = found
    parts = re.split(r"[\\/]", path)
    library = next((part for part in parts if part in ("accelerate", "deepspeed")), "")
    who = library or "your code or a node"
    print(f"{Path(log).name}: {who}: {parts[-1]}:{line} in {name}")
