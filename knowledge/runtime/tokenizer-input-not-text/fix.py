"""Leave out missing values, and turn others into text."""

from tokenizers import Tokenizer, models
from transformers import PreTrainedTokenizerFast

words = Tokenizer(models.WordLevel({"hello": 0, "[UNK]": 1}, unk_token="[UNK]"))
tokenizer = PreTrainedTokenizerFast(tokenizer_object=words, unk_token="[UNK]")


def to_text(value: object) -> str:
    if isinstance(value, bytes):
        return value.decode()
    return value if isinstance(value, str) else str(value)


column = ["hello", None, b"hello", float("nan"), 5]
# NaN differs from itself
kept = [value for value in column if value is not None and value == value]
print("ids of each text:", tokenizer([to_text(value) for value in kept])["input_ids"])
