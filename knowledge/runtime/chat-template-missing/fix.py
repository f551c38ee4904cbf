"""Give the tokenizer the template of the model that it was trained with, and save it."""

import runpy

from transformers import AutoTokenizer

runpy.run_path("make_tokenizers.py")
tokenizer = AutoTokenizer.from_pretrained("base")
tokenizer.chat_template = AutoTokenizer.from_pretrained("instruct").chat_template
tokenizer.save_pretrained("base")
again = AutoTokenizer.from_pretrained("base")
print(again.apply_chat_template([{"role": "user", "content": "hello"}], tokenize=False))
