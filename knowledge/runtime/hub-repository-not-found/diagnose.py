"""The check on eight values."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
check = [sys.executable, str(Path("check_name.py").absolute())]
os.chdir(tempfile.mkdtemp())
Path("models/bert-base-uncased").mkdir(parents=True)
Path("models/bert-base-uncased/config.json").write_text("{}")
for name in (
    "models/bert-base-uncased",
    "./models/bert-base",
    "./model/bert-base-uncased/v1",
    "models/bert-base-uncased/config.json",
    "None",
    "https://huggingface.co/openai-community/gpt2",
    "acme/texts",
    "decapoda-research/llama-7b-hf",
):
    said = subprocess.run([*check, name], capture_output=True, text=True).stdout.strip()
    print(name, "->", said.replace(os.path.basename(os.getcwd()), "work"))
