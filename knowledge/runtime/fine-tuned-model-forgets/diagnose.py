"""A tiny language model learns one text, and an adapter on top learns another one."""

import subprocess
import sys

import torch
from peft import LoraConfig, get_peft_model
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import GPT2Config, GPT2LMHeadModel, PreTrainedTokenizerFast

torch.manual_seed(0)
torch.set_num_threads(1)
OLD, NEW = "the cat sat on the mat and the cat slept", "reset the pump before the valve opens again"
names = ["[UNK]", *sorted(set(f"{OLD} {NEW}".split()))]
words = {word: number for number, word in enumerate(names)}
tokenizer = Tokenizer(models.WordLevel(words, unk_token="[UNK]"))
tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="[UNK]").save_pretrained("base")


def learn(model: torch.nn.Module, text: str, steps: int) -> None:
    ids = torch.tensor([tokenizer.encode(text).ids])
    optimizer = torch.optim.AdamW([p for p in model.parameters() if p.requires_grad], 1e-2)
    for _ in range(steps):
        optimizer.zero_grad()
        model(input_ids=ids, labels=ids).loss.backward()
        optimizer.step()


size = dict(vocab_size=len(words), n_positions=32, n_embd=32, n_layer=2, n_head=2)
model = GPT2LMHeadModel(GPT2Config(**size, resid_pdrop=0, embd_pdrop=0, attn_pdrop=0))
learn(model, OLD, 60)
model.save_pretrained("base")
parts = LoraConfig(r=8, target_modules=["c_attn", "c_fc"], fan_in_fan_out=True)
adapter = get_peft_model(model, parts)
learn(adapter, NEW, 200)
adapter.save_pretrained("adapter")
with open("texts.txt", "w") as file:
    file.write(f"{OLD}\n{NEW}\n")
for tuned in ("adapter", "base"):
    print(f"{tuned}:", flush=True)
    command = [sys.executable, "old_loss.py", "base", tuned, "texts.txt"]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
