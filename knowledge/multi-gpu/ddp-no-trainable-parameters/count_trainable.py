"""Print what DDP would find in a model: from count_trainable import report; print(report(model))"""

import torch


def report(model):
    """Return the numbers of parameters in all, trainable and of zero size, for each direct child."""
    lines = []
    for name, module in [("model", model), *model.named_children()]:
        every = list(module.parameters())
        trainable = sum(one.requires_grad for one in every)
        empty = sum(one.numel() == 0 for one in every)
        lines.append(f"{name}: {len(every)} parameters, {trainable} trainable, {empty} empty")
    return "\n".join(lines)


if __name__ == "__main__":
    example = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 2))
    print(report(example))
    print("frozen:", report(example.requires_grad_(False)).split("\n")[0])
    print("without layers:", report(torch.nn.Module()))
