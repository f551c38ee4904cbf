"""Change a weight between forward and backward, under no_grad, by detach() and by .data."""

import torch


@torch.no_grad()
def under_no_grad(weight: torch.Tensor) -> None:
    """Double the weight with gradients off."""
    weight.mul_(2)


ways = {
    "unchanged": lambda weight: None,
    "no_grad": under_no_grad,
    "detach()": lambda weight: weight.detach().mul_(2),
    ".data": lambda weight: weight.data.mul_(2),
}
for name, change in ways.items():
    weight = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    loss = weight.square().sum()
    change(weight)
    print(f"{name}: version {weight._version}, ", end="")
    try:
        loss.backward()
        print("gradient", weight.grad.tolist())
    except RuntimeError as error:
        print(str(error).partition(":")[0])
