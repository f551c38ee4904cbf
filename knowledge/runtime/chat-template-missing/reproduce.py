"""Apply the chat template of a tokenizer that has none, as a base model's."""

import runpy

from transformers import AutoTokenizer

runpy.run_path("make_tokenizers.py")
tokenizer = AutoTokenizer.from_pretrained("base")
print("without a chat:", tokenizer("hello")["input_ids"])
tokenizer.apply_chat_template([{"role": "user", "content": "hello"}], tokenize=False)
