"""The check without a token, and with five tokens."""

import os
import subprocess
import sys
import tempfile

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
for token in ("", "hf_no_access", "hf_pending", "hf_fine", "hf_with_access"):
    os.environ["HF_TOKEN"] = token
    command = [sys.executable, "check_access.py", "acme/gated"]
    print(token or "(none)", "->", subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[1])
