"""A model of one layer, in place of a real one."""

import torch
import transformers

IDS = torch.tensor([[2, 3]])


def model() -> transformers.GPT2LMHeadModel:
    config = transformers.GPT2Config(
        n_embd=8, n_head=2, n_layer=1, vocab_size=32, bos_token_id=1, eos_token_id=1, pad_token_id=0
    )
    return transformers.GPT2LMHeadModel(config)
