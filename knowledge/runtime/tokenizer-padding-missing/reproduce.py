"""Ask for padding by a tokenizer that has no padding token, as GPT-2 and Llama have none."""

from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from transformers import PreTrainedTokenizerFast

words = Tokenizer(WordLevel({"[UNK]": 0, "[PAD]": 1, "one": 2, "two": 3}, unk_token="[UNK]"))
words.pre_tokenizer = Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]")
print("padding token:", tokenizer.pad_token, flush=True)
tokenizer(["one", "one two"], padding=True, return_tensors="pt")
