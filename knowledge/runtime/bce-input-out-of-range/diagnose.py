"""Look at what four faults hand to the loss, and at two sigmoids."""

import torch
from torch.nn import functional


def look(values: torch.Tensor) -> str:
    """Tell by its values why a tensor is no tensor of probabilities."""
    if values.isnan().any():
        return f"{int(values.isnan().sum())} of {values.numel()} are nan"
    low, high = (value.item() for value in values.float().aminmax())
    step = torch.finfo(values.dtype).eps
    if -4 * step <= low and high <= 1 + 4 * step:
        return f"rounding: {low:.3g} to {high:.8g}" if low < 0 or high > 1 else "fine"
    return f"no probabilities: {low:.2f} to {high:.2f}"


torch.manual_seed(0)
logits, unit = torch.randn(1000), functional.normalize(torch.randn(1000, 64), dim=-1)
mask = torch.rand(1, 1, 8, 8).round()
faults = {
    "no sigmoid": logits,
    "one nan before the sigmoid": logits.index_fill(0, torch.tensor(3), torch.nan).sigmoid(),
    "cosine of unit vectors": (unit * unit).sum(-1),
    "a mask, enlarged bicubically": functional.interpolate(mask, scale_factor=4, mode="bicubic"),
    "sigmoid": logits.sigmoid(),
    "sigmoid of 1e30": torch.tensor([1e30, -1e30]).sigmoid(),
}
for name, values in faults.items():
    print(f"{name}: {look(values)}")
