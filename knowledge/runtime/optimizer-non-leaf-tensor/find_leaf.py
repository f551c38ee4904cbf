"""Which tensors an optimizer cannot take: look(parameters)"""

import torch


def look(parameters):
    """Print for each tensor whether it is a leaf, and what made it."""
    for name, tensor in parameters:
        if not tensor.is_leaf:
            by = type(tensor.grad_fn).__name__.replace("Backward0", "").replace("Backward", "")
            print(f"{name}: {'moved' if by in ('ToCopy', 'Copy', 'To') else 'computed'}, by {by}")
        else:
            print(f"{name}: a leaf, it can be optimized")


if __name__ == "__main__":
    weights = torch.randn(3, 4, requires_grad=True)
    look(list(enumerate([weights, weights * 0.01, weights.double(), weights[:2]])))  # of a model: list(model.named_parameters())
