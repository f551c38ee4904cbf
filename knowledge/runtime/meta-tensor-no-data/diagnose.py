"""Point to the lines of a script, or of its traceback, that leave a model without data."""

import re
import sys
from pathlib import Path

CLUES = {
    r"device_map\s*=\s*[\"'](?:auto|balanced|sequential)": "offloaded: layers that do not fit stay on the meta device",
    r"because they were offloaded to": "offloaded: print(model.hf_device_map)",
    r"\.(?:to|cuda|half)\(.*\)\s*$": "this moves the model; leave it out after device_map",
    r"in dispatch_model": "offloaded: accelerate moves a model that is not whole",
    r"ThreadPoolExecutor|run_in_executor|threading\.Thread|/concurrent/futures/|in _bootstrap_inner": "threads: load one model at a time",
    r"strict\s*=\s*False|newly initialized|Missing key|missing_keys": "missing-weights: compare the names in checkpoint and model",
    r"init_empty_weights|device\([\"']meta[\"']\)|low_cpu_mem_usage\s*=\s*True": "never-loaded: load the weights before you move the model",
}
path = Path(sys.argv[1] if len(sys.argv) > 1 else "example.py")
for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
    for clue, meaning in CLUES.items():
        if re.search(clue, line):
            print(f"{path}:{number}: {meaning}")
