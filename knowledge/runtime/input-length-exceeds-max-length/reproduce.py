"""Generate from a prompt of 30 tokens with a limit of 20."""

import sys

import torch
from transformers import GPT2Config, GPT2LMHeadModel

torch.manual_seed(0)
model = GPT2LMHeadModel(GPT2Config(vocab_size=50, n_positions=64, n_embd=8, n_layer=1, n_head=1, eos_token_id=0))
try:
    model.generate(torch.ones(1, 30, dtype=torch.long), max_length=20, do_sample=False)
except ValueError as error:
    sys.exit(str(error))
print("generated")
