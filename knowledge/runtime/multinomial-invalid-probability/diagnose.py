"""Ask parameters, logits and scores in turn where the first bad value is, for six faults."""

import torch
from torch import nn


def reason(model: nn.Module, logits: torch.Tensor, scores: torch.Tensor) -> str:
    """Tell where a draw goes wrong: logits come from the model, scores go into softmax."""
    bad = [name for name, value in model.named_parameters() if not value.isfinite().all()]
    rows = (~logits.amax(-1).isfinite()).nonzero().flatten().tolist()
    if bad:
        return f"weights: {bad[0]} is not finite"
    if rows:
        has_inf = (logits == torch.inf).any()
        kind = "nan" if logits.isnan().any() else "inf" if has_inf else "-inf alone"
        return f"model: {kind} in rows {rows} of {len(logits)}"
    if scores.isnan().any() or (scores == torch.inf).any():
        return f"scaling: logits up to {logits.max().item():.3g} became inf or nan"
    if (scores.amax(-1) == -torch.inf).any():
        return "filters: a row has no token left"
    return "nothing: softmax of these scores can be drawn from"


torch.manual_seed(0)
model, broken = nn.Linear(4, 8), nn.Linear(4, 8)
nn.init.constant_(broken.bias.data[3:4], torch.nan)
logits = model(torch.randn(3, 4)).detach()
one_row = torch.where(torch.tensor([[False], [True], [False]]), torch.nan, logits)
huge = logits.clone().index_fill_(1, torch.tensor(5), torch.inf)
rare = (logits * 1e4).half()
faults = {
    "weights with nan": (broken, broken(torch.ones(3, 4)), logits),
    "one prompt of three": (model, one_row, one_row),
    "overflow": (model, huge, huge),
    "temperature 0": (model, logits, logits / 0),
    "half by 0.1": (model, rare, rare / 0.1),
    "a filter for all": (model, logits, torch.full_like(logits, -torch.inf)),
    "no fault": (model, logits, logits / 0.7),
}
for name, fault in faults.items():
    print(f"{name}: {reason(*fault)}")
