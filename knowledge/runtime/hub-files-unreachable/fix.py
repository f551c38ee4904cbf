"""Load a model without a connection: from the cache by its name, and from a folder by its path."""

import os
import tempfile
from pathlib import Path

home, commit = Path(tempfile.mkdtemp()), "a" * 40
cached = home / "hub" / "models--acme--tiny"
for folder in ("refs", f"snapshots/{commit}"):
    (cached / folder).mkdir(parents=True)
(cached / "refs" / "main").write_text(commit)
(cached / "snapshots" / commit / "config.json").write_text('{"model_type": "bert"}')

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["HF_HOME"] = str(home)
from transformers import AutoConfig

print("by name:", type(AutoConfig.from_pretrained("acme/tiny")).__name__)
copied = (cached / "snapshots" / commit).rename(home / "tiny")
print("by path:", type(AutoConfig.from_pretrained(copied)).__name__)
