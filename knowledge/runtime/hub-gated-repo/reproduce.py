"""Download a file of a gated model without a token."""

import os
import sys
import tempfile

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
os.environ.pop("HF_TOKEN", None)
from huggingface_hub import hf_hub_download

try:
    hf_hub_download("acme/gated", "config.json")
except Exception as error:
    sys.exit(f"{type(error).__name__}: {error}".replace(stub_hub.address, "https://huggingface.co"))
