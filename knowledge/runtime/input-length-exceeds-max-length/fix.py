"""Say how many tokens to add, and cut a prompt that leaves no room for them."""

import torch
from transformers import GPT2Config, GPT2LMHeadModel, logging

logging.set_verbosity_error()
torch.manual_seed(0)
model = GPT2LMHeadModel(GPT2Config(vocab_size=50, n_positions=64, n_embd=8, n_layer=1, n_head=1, eos_token_id=0))


def answer(prompt, new=5):
    """Return the number of tokens that the model added."""
    prompt = prompt[:, -(model.config.max_position_embeddings - new) :]  # the newest tokens that fit
    ids = model.generate(prompt, min_new_tokens=new, max_new_tokens=new, do_sample=False)
    return ids.shape[1] - prompt.shape[1]


print("added to 30 tokens:", answer(torch.ones(1, 30, dtype=torch.long)))
print("added to 500 tokens:", answer(torch.ones(1, 500, dtype=torch.long)))
