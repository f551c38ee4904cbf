"""Save three tokenizers: without a chat template, with one, and with one inside of tokenizer_config.json."""

import json
import os

from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast

TEMPLATE = "{% for one in messages %}<{{ one['role'] }}> {{ one['content'] }} {% endfor %}<assistant>"
words = {word: number for number, word in enumerate(["[UNK]", "<user>", "<assistant>", "hello"])}
inner = Tokenizer(models.WordLevel(words, unk_token="[UNK]"))
inner.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
tokenizer = PreTrainedTokenizerFast(tokenizer_object=inner, unk_token="[UNK]")
tokenizer.save_pretrained("base")
tokenizer.chat_template = TEMPLATE
tokenizer.save_pretrained("instruct")
tokenizer.save_pretrained("inside")
if os.path.exists("inside/chat_template.jinja"):
    os.remove("inside/chat_template.jinja")
config = json.load(open("inside/tokenizer_config.json"))
json.dump(config | {"chat_template": TEMPLATE}, open("inside/tokenizer_config.json", "w"), indent=1)
