"""An absolute path that is checked before it is used, and the full name of a model."""

import os
import tempfile
from pathlib import Path

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
from transformers import AutoConfig

os.chdir(tempfile.mkdtemp())
Path("models/bert-base").mkdir(parents=True)
Path("models/bert-base/config.json").write_text('{"model_type": "bert"}')


def local(path):
    """Return the absolute path of a model folder, or say what is missing."""
    folder = Path(path).expanduser().resolve()
    if not (folder / "config.json").is_file():
        raise FileNotFoundError(f"no config.json in {folder}; this program runs in {Path.cwd()}")
    return str(folder)


print("folder:", type(AutoConfig.from_pretrained(local("models/bert-base"))).__name__)
print("name:", type(AutoConfig.from_pretrained("openai-community/gpt2")).__name__)
