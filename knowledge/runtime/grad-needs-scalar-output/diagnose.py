"""Point to the lines of a training script that decide the shape of the loss."""

import re
import sys
from pathlib import Path

CLUES = {
    r"DataParallel\(": "data-parallel: a loss from forward() has one value per GPU; use loss.mean()",
    r"reduction\s*=\s*[\"']none[\"']|reduce\s*=\s*False": "loss-not-reduced: one value per sample",
    r"autograd\.grad\(": "gradient-of-output: sum() the first argument, or pass grad_outputs",
    r"\.backward\(": "print(loss.shape) before this line; torch.Size([]) is right",
}
script = Path(sys.argv[1] if len(sys.argv) > 1 else "example.py")
for number, line in enumerate(script.read_text("utf-8", errors="replace").splitlines(), 1):
    for clue, meaning in CLUES.items():
        if re.search(clue, line) and "DistributedDataParallel(" not in line:
            print(f"{script}:{number}: {meaning}")
