"""Load the same model from a folder with its unquantized weights."""

import tempfile

from make_model import make
from transformers import AutoModelForCausalLM

with tempfile.TemporaryDirectory() as folder:
    make(folder)
    model = AutoModelForCausalLM.from_pretrained(folder)
print("loaded", sum(weight.numel() for weight in model.parameters()), "weights, dtype", model.dtype)
