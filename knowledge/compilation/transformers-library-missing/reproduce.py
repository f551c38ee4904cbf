"""Load a tokenizer that is made of sentencepiece, without sentencepiece."""

from hide import hide

hide("sentencepiece")
from transformers import T5Tokenizer  # noqa: E402

print(T5Tokenizer)
T5Tokenizer.from_pretrained("a model")
