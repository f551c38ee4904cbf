import json
from pathlib import Path

import numpy as np

for kind in ("sound", "damaged", "small", "large", "zeros"):
    weight = np.full((4, 256), 0.5, dtype="<f4")
    if kind == "damaged":
        weight[1, 7] = np.nan
    elif kind == "small":
        weight[2, 128:] = 1e-9
    elif kind == "large":
        weight[3, 5] = 1e5
    elif kind == "zeros":
        weight[0, :128] = 0
    raw = (weight.view("<u4") >> 16).astype("<u2").tobytes()
    entry = {"dtype": "BF16", "shape": [4, 256], "data_offsets": [0, len(raw)]}
    header = json.dumps({"model.layers.2.mlp.gate_proj.weight": entry}).encode()
    Path(kind).mkdir()
    Path(kind, "model.safetensors").write_bytes(len(header).to_bytes(8, "little") + header + raw)
