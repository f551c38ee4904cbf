"""A padding token of its own leaves the end token in the labels."""

from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import DataCollatorForLanguageModeling, PreTrainedTokenizerFast

words = {"<unk>": 0, "</s>": 1, "<pad>": 2, "good": 3, "answer": 4}
plain = Tokenizer(models.WordLevel(words, unk_token="<unk>"))
plain.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=plain, unk_token="<unk>", eos_token="</s>")
tokenizer.pad_token = "<pad>"

collate = DataCollatorForLanguageModeling(tokenizer, mlm=False)
rows = [dict(input_ids=tokenizer.encode(text)) for text in ("good answer </s>", "answer </s>")]
labels = collate(rows)["labels"]
print("labels:", labels.tolist())
print("end tokens to learn from:", int((labels == tokenizer.eos_token_id).sum()))
