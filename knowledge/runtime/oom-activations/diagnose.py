"""Read an out-of-memory traceback, and say which remedy belongs to it.

Usage: python diagnose.py train.log
"""

import re
import sys
from pathlib import Path

MARKS = {
    "the optimizer's first step: see oom-first-optimizer-step": r"in _init_group|in step\b",
    "long-sequences: scores of tokens by tokens": r"scaled_dot_product|baddbmm|softmax|attn_weights",
    "logits: tokens by vocabulary": r"cross_entropy|lm_head|log_softmax|logits",
    "many-layers: activations of the forward pass": r"in forward\b",
    "many-layers: the backward pass": r"in backward\b|run_backward",
}
EXAMPLE = '''  File "/home/user/model.py", line 41, in forward
    attn_weights = torch.softmax(scores, dim=-1)
torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 16.00 GiB.'''


def verdict(log: str) -> str:
    """Return what the frames right above the error show, the last frame first."""
    before = log.partition("out of memory")[0].splitlines()[-9:-1]
    for line in reversed(before):
        for cause, mark in MARKS.items():
            if re.search(mark, line):
                return cause
    return "undecided: paste the traceback from its first line"


print(verdict(Path(*sys.argv[1:]).read_text("utf-8") if sys.argv[1:] else EXAMPLE))
