"""Sampling values without sampling in a model folder: python check_generation.py FOLDER [--mend]"""

import json
import sys
from pathlib import Path

DEFAULTS = {"temperature": 1.0, "top_p": 1.0, "top_k": 50, "min_p": None, "typical_p": 1.0}
if len(sys.argv) not in (2, 3):
    sys.exit("usage: python check_generation.py FOLDER [--mend]")
path = Path(sys.argv[1]) / "generation_config.json"
if not path.is_file():
    sys.exit("verdict: no generation_config.json, look at the program and config.json")
values = json.loads(path.read_text(encoding="utf-8"))
set_here = {key: values[key] for key in DEFAULTS if values.get(key) not in (None, DEFAULTS[key])}
print("do_sample:", values.get("do_sample"), "values:", set_here)
if values.get("do_sample") or not set_here:
    print("verdict: the file can be saved")
elif "--mend" in sys.argv:
    values["do_sample"] = True
    path.write_text(json.dumps(values, indent=2) + "\n", encoding="utf-8")
    print("mended: do_sample is true now")
else:
    print("verdict: sampling-values, set do_sample to true with --mend, or delete the values")
