"""A small mixture of experts, run by two ranks with different tokens."""

import torch

from trace_modules import compare, trace


class Experts(torch.nn.Module):
    """Two experts; a token goes to the one that its sign selects."""

    def __init__(self, run_all=False):
        super().__init__()
        self.experts = torch.nn.ModuleList(torch.nn.Linear(4, 4) for _ in range(2))
        self.head, self.run_all = torch.nn.Linear(4, 1), run_all

    def forward(self, tokens):
        chosen, hidden = (tokens[:, 0] > 0).long(), torch.zeros_like(tokens)
        for index, expert in enumerate(self.experts):
            rows = chosen == index
            if rows.any() or self.run_all:
                hidden[rows] = expert(tokens[rows])
        return self.head(hidden)


def run(folder, run_all):
    """Give two ranks tokens that select different experts, and compare their traces."""
    for rank, tokens in enumerate((torch.ones(3, 4), torch.tensor([[1.0] * 4, [-1.0] * 4]))):
        model = Experts(run_all)
        trace(model, folder, rank)
        model(tokens)
    return compare(folder)
