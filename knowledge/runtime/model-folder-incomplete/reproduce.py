"""Load a model, a generation configuration and a feature extractor from a folder with config.json alone."""

import sys
import tempfile
from pathlib import Path

from transformers import AutoFeatureExtractor, AutoModel, GenerationConfig

folder = Path(tempfile.mkdtemp())
(folder / "config.json").write_text('{"model_type": "bert"}')
messages = []
for kind in (AutoModel, GenerationConfig, AutoFeatureExtractor):
    try:
        kind.from_pretrained(folder)
    except OSError as error:
        messages.append(str(error).replace(str(folder), "models/bert").split(" Otherwise")[0])
print(*messages[:-1], sep="\n")
sys.exit(messages[-1])
