"""Replace nan by 0 and inf by the largest number, and look at what is drawn from."""

import torch

torch.manual_seed(0)
logits = torch.randn(50)
cases = {
    "all nan": torch.full((50,), torch.nan),
    "three nan": logits.clone().index_fill_(0, torch.tensor([3, 4, 5]), torch.nan),
    "one inf": logits.clone().index_fill_(0, torch.tensor(3), torch.inf),
    "all -inf": torch.full((50,), -torch.inf),
}
for name, scores in cases.items():
    probabilities = scores.nan_to_num(nan=0.0).softmax(-1)
    torch.multinomial(probabilities, 1)
    least, most = probabilities.min().item(), probabilities.max().item()
    print(f"{name}: drawn, with probabilities from {least:.2g} to {most:.2g}")
