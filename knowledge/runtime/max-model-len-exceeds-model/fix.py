"""Write the scaling that the model card names into a copy of config.json."""

import json
import tempfile
from pathlib import Path

folder = Path(tempfile.mkdtemp())
(folder / "config.json").write_text(json.dumps({"model_type": "qwen2", "max_position_embeddings": 32768}))

config = json.loads((folder / "config.json").read_text())
config["rope_scaling"] = {
    "rope_type": "yarn",
    "factor": 4.0,
    "original_max_position_embeddings": config["max_position_embeddings"],
}
(folder / "config.json").write_text(json.dumps(config, indent=2))

told = json.loads((folder / "config.json").read_text())
scaling = told["rope_scaling"]
print("longest context:", int(scaling["original_max_position_embeddings"] * scaling["factor"]))
