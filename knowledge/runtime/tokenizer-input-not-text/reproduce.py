"""Tokenize a column with a missing value, and values that are no text."""

import numpy
from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast

words = Tokenizer(models.WordLevel({"hello": 0, "[UNK]": 1}, unk_token="[UNK]"))
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]")
for text in (b"hello", numpy.array(["hello"]), [{"role": "user", "content": "hello"}]):
    try:
        tokenizer(text)
    except ValueError as problem:
        print(f"{type(text).__name__}: {str(problem)[:58]}")

tokenizer(["hello", None])
