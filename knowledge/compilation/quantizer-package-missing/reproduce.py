"""Load a model whose configuration says AWQ, in a Python without the package for it."""

import tempfile

from make_model import make
from transformers import AutoModelForCausalLM

with tempfile.TemporaryDirectory() as folder:
    make(folder, "awq")
    AutoModelForCausalLM.from_pretrained(folder)
