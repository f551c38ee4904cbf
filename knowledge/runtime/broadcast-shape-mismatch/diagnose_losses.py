"""Hand each loss a column of predictions and a row of targets, and see who objects."""

import warnings

import torch
from torch.nn import functional

column, row = torch.rand(4, 1), torch.rand(4)
LOSSES = {
    "mse_loss": functional.mse_loss,
    "l1_loss": functional.l1_loss,
    "smooth_l1_loss": functional.smooth_l1_loss,
    "huber_loss": functional.huber_loss,
    "poisson_nll_loss": functional.poisson_nll_loss,
    "gaussian_nll_loss": lambda x, y: functional.gaussian_nll_loss(x, y, torch.ones(4, 1)),
    "hinge_embedding_loss": functional.hinge_embedding_loss,
    "kl_div": lambda x, y: functional.kl_div(x, y, reduction="sum"),
    "soft_margin_loss": functional.soft_margin_loss,
    "binary_cross_entropy": functional.binary_cross_entropy,
    "binary_cross_entropy_with_logits": functional.binary_cross_entropy_with_logits,
    "((x - y) ** 2).mean()": lambda x, y: ((x - y) ** 2).mean(),
    "accuracy, (x > 0.5) == (y > 0.5)": lambda x, y: ((x > 0.5) == (y > 0.5)).float().mean(),
}
for name, loss in LOSSES.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            loss(column, row)
            verdict = "warns" if caught else "says nothing"
        except (RuntimeError, ValueError) as error:
            verdict = f"{type(error).__name__}: {error}"
    print(f"{name}: {verdict}")
