"""A CPU loads the model in int8, and does not load it in float16."""

from pathlib import Path

import ctranslate2
from make_tiny import write

Path("tiny").mkdir(exist_ok=True)
write("tiny")
print("int8 loads as", ctranslate2.Encoder("tiny", device="cpu", compute_type="int8").compute_type)
ctranslate2.Encoder("tiny", device="cpu", compute_type="float16")
