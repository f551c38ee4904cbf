"""Trust the code of a folder that names none."""

import json
import tempfile
from pathlib import Path

from transformers import AutoConfig

folder = Path(tempfile.mkdtemp())
(folder / "config.json").write_text(json.dumps({"model_type": "trained_llm"}))
AutoConfig.from_pretrained(folder, trust_remote_code=True)
