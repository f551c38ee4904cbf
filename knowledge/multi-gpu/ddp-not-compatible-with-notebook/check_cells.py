"""Read a notebook, and print its trainers, and the cells that use CUDA before them."""

import json
import re
import sys
from pathlib import Path

TRAINER = re.compile(r"\b(?:Trainer|Fabric)\([^)]*\)?")
USES_CUDA = re.compile(r"\.cuda\(|\.to\(\s*[\"']cuda|device=[\"']cuda|torch\.cuda\.(?!is_available|device_count)\w+\(")

path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("example.ipynb")
try:
    cells = json.loads(path.read_text())["cells"]
except (OSError, ValueError, KeyError, TypeError) as error:
    sys.exit(f"{path} is not a notebook (.ipynb): {error}")
code = ["".join(cell["source"]) for cell in cells if cell.get("cell_type") == "code"]
found = False
for number, text in enumerate(code, 1):
    for line in text.splitlines():
        if USES_CUDA.search(line) and not found:
            print(f"cell {number} uses CUDA before the trainer: {line.strip()[:60]}")
    for call in TRAINER.findall(text):
        found = True
        print(f"cell {number}: {call}")
if not found:
    print(f"{len(code)} code cells, no Trainer( in them: a library builds it (`library`)")
