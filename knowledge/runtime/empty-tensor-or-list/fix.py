"""Take the best score above a threshold, or report that there is none."""

import torch


def best(scores, threshold=0.5):
    kept = scores[scores > threshold]
    return kept.max().item() if kept.numel() else None


print("best of three:", best(torch.tensor([0.20, 0.35, 0.10])))
print("best of two:", best(torch.tensor([0.75, 0.50])))
