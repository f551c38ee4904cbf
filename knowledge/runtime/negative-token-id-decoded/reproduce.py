"""Decode labels whose padding is -100, floats, and an array with one axis too many."""

import numpy
from tokenizers import Tokenizer, models

tokenizer = Tokenizer(models.WordLevel({"hello": 0, "world": 1, "[PAD]": 2}, unk_token="[PAD]"))
for ids in ([0.0, 1.0], [[0, 1]]):
    try:
        tokenizer.decode(ids)
    except TypeError as problem:
        print(f"TypeError: {problem}")

labels = numpy.array([[0, 1, -100], [1, -100, -100]])
print(tokenizer.decode_batch(labels.tolist()))
