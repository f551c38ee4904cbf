"""Checkpoint without reentry, or let the embedding's output require a gradient."""

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

torch.manual_seed(0)
embed, adapter, head = nn.Embedding(10, 8), nn.Linear(8, 8), nn.Linear(8, 10)
embed.requires_grad_(False)
head.requires_grad_(False)
tokens = torch.randint(10, (4, 6))


def gradient(use_reentrant: bool | None) -> torch.Tensor:
    """Return the adapter's gradient, with a checkpoint unless that is None."""
    adapter.zero_grad()
    hidden = embed(tokens)
    if use_reentrant is None:
        hidden = adapter(hidden)
    else:
        hidden = checkpoint(adapter, hidden, use_reentrant=use_reentrant)
    nn.functional.cross_entropy(head(hidden).flatten(0, 1), tokens.flatten()).backward()
    return adapter.weight.grad.clone()


plain = gradient(None)
print("without reentry, as plain:", torch.allclose(gradient(False), plain))
# This hook is what enable_input_require_grads() of transformers registers.
hook = embed.register_forward_hook(lambda module, args, output: output.requires_grad_(True))
print("with the hook, as plain:", torch.allclose(gradient(True), plain))
print("gradient of the embedding:", embed.weight.grad)
