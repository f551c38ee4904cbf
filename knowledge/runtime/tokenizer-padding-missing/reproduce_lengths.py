"""Make a tensor of texts of different lengths without padding."""

from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from transformers import PreTrainedTokenizerFast

words = Tokenizer(WordLevel({"[UNK]": 0, "[PAD]": 1, "one": 2, "two": 3}, unk_token="[UNK]"))
words.pre_tokenizer = Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]", pad_token="[PAD]")
print("lengths:", [len(ids) for ids in tokenizer(["one", "one two"])["input_ids"]], flush=True)
tokenizer(["one", "one two"], return_tensors="pt")
