"""Pass a folder that is not there, no name at all, and a name that the Hub does not know."""

import os
import sys
import tempfile

import stub_hub

os.environ.update(HF_ENDPOINT=stub_hub.address, HF_HOME=tempfile.mkdtemp(), NO_PROXY="127.0.0.1")
from transformers import AutoConfig

messages = []
for name in ("./models/bert-base", "models/bert/base", "None", "decapoda-research/llama-7b-hf"):
    try:
        AutoConfig.from_pretrained(name)
    except Exception as error:
        messages.append(str(error).splitlines()[0])
print(*messages[:-1], sep="\n")
sys.exit(messages[-1])
