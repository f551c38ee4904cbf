"""Load a tokenizer that is made of sentencepiece, without sentencepiece."""

from hide import hide

hide("sentencepiece")
from transformers import T5Tokenizer

print(T5Tokenizer)
T5Tokenizer.from_pretrained("a model")
