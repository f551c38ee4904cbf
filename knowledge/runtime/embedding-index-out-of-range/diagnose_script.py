"""Run a script and stop at the first token without a row: python diagnose_script.py train.py ARGUMENTS."""

import os
import runpy
import sys

import torch
from torch import nn
from torch.nn.modules.module import register_module_forward_pre_hook


def verdict(rows: int, tokens: torch.Tensor) -> str:
    """Return the cause for a table of `rows` rows and the tokens that it gets."""
    if tokens.min() < 0:
        return "negative-marker"
    line = tokens.reshape(-1, tokens.shape[-1])[0]
    if len(line) > 1 and (line.diff() == 1).all():
        return "too-long: these are positions"
    return "other-table" if rows <= 16 else "vocabulary"


def check(module: nn.Module, inputs: tuple) -> None:
    """Compare the tokens of an embedding with its rows; on a GPU this waits for it."""
    if isinstance(module, nn.Embedding) and inputs[0].numel():
        low, high = (bound.item() for bound in inputs[0].aminmax())
        if low < 0 or high >= module.num_embeddings:
            cause = verdict(module.num_embeddings, inputs[0])
            print(f"tokens {low} to {high} for {module.num_embeddings} rows; verdict: {cause}", flush=True)
            sys.exit(1)


def example(rows: int, tokens: torch.Tensor) -> None:
    """Look up tokens in a table, and go on after the verdict."""
    try:
        nn.Embedding(rows, 8)(tokens)
    except SystemExit:
        pass


register_module_forward_pre_hook(check)
if sys.argv[1:]:
    sys.argv = sys.argv[1:]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    runpy.run_path(sys.argv[0], run_name="__main__")
else:
    example(1000, torch.tensor([[5, 999, 1000]]))
    example(512, torch.arange(600)[None])
    example(2, torch.tensor([[0, 2, 0]]))
    example(1000, torch.tensor([[5, -100, 7]]))
