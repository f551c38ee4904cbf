"""Pad a batch whose labels are lists, with a collator that pads the inputs only."""

from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from transformers import DataCollatorWithPadding, PreTrainedTokenizerFast

words = Tokenizer(WordLevel({"[UNK]": 0, "[PAD]": 1, "one": 2, "two": 3}, unk_token="[UNK]"))
words.pre_tokenizer = Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]", pad_token="[PAD]")
samples = [{"input_ids": [2], "labels": [2]}, {"input_ids": [2, 3], "labels": [2, 3]}]
print("lengths of the labels:", [len(sample["labels"]) for sample in samples], flush=True)
DataCollatorWithPadding(tokenizer)(samples)
