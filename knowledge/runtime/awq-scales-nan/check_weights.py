"""Usage: python check_weights.py MODEL_FOLDER_OR_FILE [GROUP_SIZE]
Look in safetensors files for weights that make the scales of AWQ nan: nan, values beyond float16, groups of zeros."""
import json
import sys
from pathlib import Path

import numpy as np

if len(sys.argv) not in (2, 3) or not Path(sys.argv[1]).exists():
    sys.exit(__doc__.splitlines()[0])
path, group = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 128
TYPES = {"BF16": "<u2", "F16": "<f2", "F32": "<f4"}
np.seterr(all="ignore")
found = {"damaged": 0, "float16-range": 0, "zero-groups": 0}
for file in [path] if path.is_file() else sorted(path.glob("*.safetensors")):
    data = np.memmap(file, mode="r")
    start = 8 + int.from_bytes(bytes(data[:8]), "little")
    for name, entry in json.loads(bytes(data[8:start])).items():
        if entry.get("dtype") not in TYPES or len(entry["shape"]) != 2:
            continue
        begin = entry["data_offsets"][0]
        values = np.frombuffer(data, TYPES[entry["dtype"]], offset=start + begin, count=entry["shape"][0] * entry["shape"][1])
        if entry["dtype"] == "BF16":
            values = (values.astype("<u4") << 16).view("<f4")
        if values.size % group:
            continue
        largest = np.abs(values.reshape(-1, group)).max(axis=1)
        half = largest.astype(np.float16)
        bad = int((~np.isfinite(largest)).sum())
        zero = int((largest == 0).sum())
        beyond = int(np.isinf(half).sum()) - int(np.isinf(largest).sum())
        lost = int((half == 0).sum()) - zero
        if bad or zero or beyond or lost:
            print(f"{name}: nan or inf in {bad} groups, only zeros in {zero}, in float16 inf in {beyond} and zero in {lost}")
        found["damaged"] += bad
        found["float16-range"] += beyond + lost
        found["zero-groups"] += zero
print("verdict:", next((key for key, count in found.items() if count), "weights: none of the three, look at the activations"))
