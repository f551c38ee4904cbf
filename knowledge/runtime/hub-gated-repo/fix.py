"""The same download, with the token of an account that has access, from the environment."""

import os
import tempfile

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
os.environ["HF_TOKEN"] = "hf_with_access"  # in your shell: export HF_TOKEN=hf_...
from huggingface_hub import hf_hub_download

print(os.path.basename(hf_hub_download("acme/gated", "config.json")), "downloaded")
