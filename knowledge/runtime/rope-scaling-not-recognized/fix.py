"""Read the configuration of Llama 3.1 with a transformers that knows its scaling."""

import json
import tempfile
from pathlib import Path

from transformers import AutoConfig

scaling = {
    "factor": 8.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
    "rope_type": "llama3",
}
folder = Path(tempfile.mkdtemp())
told = {"model_type": "llama", "max_position_embeddings": 131072, "rope_theta": 500000.0, "rope_scaling": scaling}
(folder / "config.json").write_text(json.dumps(told))
config = AutoConfig.from_pretrained(folder)
read = getattr(config, "rope_parameters", None) or config.rope_scaling
print("read:", read["rope_type"], read["factor"])
