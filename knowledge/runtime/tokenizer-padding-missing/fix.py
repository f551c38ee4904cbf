"""Name a padding token, pad the inputs, and pad the labels with the value that the loss ignores."""

from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace
from transformers import DataCollatorForTokenClassification, PreTrainedTokenizerFast

words = Tokenizer(WordLevel({"[UNK]": 0, "[PAD]": 1, "one": 2, "two": 3}, unk_token="[UNK]"))
words.pre_tokenizer = Whitespace()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]", eos_token="[UNK]")
if tokenizer.pad_token is None:
    tokenizer.pad_token = tokenizer.eos_token
batch = tokenizer(["one", "one two"], padding=True, truncation=True, max_length=8, return_tensors="pt")
print("inputs:", tuple(batch["input_ids"].shape), batch["attention_mask"].tolist())

samples = [{"input_ids": [2], "labels": [2]}, {"input_ids": [2, 3], "labels": [2, 3]}]
batch = DataCollatorForTokenClassification(tokenizer)(samples)
print("labels:", batch["labels"].tolist())
