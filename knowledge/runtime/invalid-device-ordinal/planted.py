"""Lines from reported programs, to be read and not run."""

import torch


def load(model: torch.nn.Module) -> torch.nn.Module:
    """Use GPUs 0 to 3 of the author's machine."""
    model = torch.nn.DataParallel(model, device_ids=[0, 1, 2, 3])
    return model.to("cuda:6").cuda(1)
