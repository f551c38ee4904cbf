"""Read the configuration of a model that is newer than the installed transformers."""

import json
import tempfile
from pathlib import Path

from transformers import AutoConfig

folder = Path(tempfile.mkdtemp())
(folder / "config.json").write_text(json.dumps({"model_type": "qwen99", "transformers_version": "99.0.0"}))
AutoConfig.from_pretrained(folder)
