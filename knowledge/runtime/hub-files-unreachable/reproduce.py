"""Load a model whose files are not in the cache, without a connection."""

import os
import tempfile

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["HF_HOME"] = tempfile.mkdtemp()
from transformers import AutoConfig

AutoConfig.from_pretrained("acme/tiny")
