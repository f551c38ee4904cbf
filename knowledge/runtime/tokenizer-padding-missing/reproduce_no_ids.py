"""Give the collator samples that were never tokenized."""

from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from transformers import DataCollatorWithPadding, PreTrainedTokenizerFast

words = Tokenizer(WordLevel({"[UNK]": 0, "[PAD]": 1, "one": 2, "two": 3}, unk_token="[UNK]"))
words.pre_tokenizer = Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]", pad_token="[PAD]")
samples = [{"text": "one"}, {"text": "one two"}]
print("columns:", list(samples[0]), flush=True)
DataCollatorWithPadding(tokenizer)(samples)
