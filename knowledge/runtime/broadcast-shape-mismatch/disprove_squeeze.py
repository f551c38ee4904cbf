"""Cure the column with squeeze(), and meet a batch of one."""

import warnings

import torch

warnings.filterwarnings("error", message="Using a target size")
model = torch.nn.Linear(4, 1)
rows, targets = torch.ones(9, 4), torch.ones(9)
for name, cure in {"squeeze(1)": lambda p: p.squeeze(1), "squeeze()": torch.squeeze}.items():
    for batch, target in zip(rows.split(4), targets.split(4), strict=True):
        prediction = cure(model(batch))
        print(f"{name}, batch of {len(batch)}: {tuple(prediction.shape)}", flush=True)
        torch.nn.functional.mse_loss(prediction, target)
