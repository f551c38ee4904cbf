"""List the lines of a training script that make float16 weights, or scale gradients."""

import re
import sys
from pathlib import Path

CLUES = {
    r"(?:torch_)?dtype\s*=\s*torch\.(?:float16|half)": "whole-model: loads the weights in float16",
    r"\.half\(\)": "whole-model: casts weights to float16; leave it out for what you train",
    r"get_peft_model|LoraConfig|add_adapter": "adapter: print the dtype of what requires a gradient",
    r"fp16\s*=\s*True|mixed_precision\s*=\s*[\"']fp16|GradScaler\(": "this scales gradients: trainable weights must be float32",
}
path = Path(sys.argv[1] if len(sys.argv) > 1 else "example.py")
for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
    for clue, meaning in CLUES.items():
        if re.search(clue, line):
            print(f"{path}:{number}: {meaning}")
