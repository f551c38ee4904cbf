"""Move a nested batch to a device, and take tensors out of outputs, losses and arrays."""

import numpy
import torch
from torch.utils.data import DataLoader, TensorDataset


def to_device(value, device):
    """Move every tensor of nested lists, tuples and dicts; leave the rest."""
    if torch.is_tensor(value):
        return value.to(device)
    if isinstance(value, dict):
        return {key: to_device(one, device) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_device(one, device) for one in value]
    return value


loader = DataLoader(TensorDataset(torch.rand(4, 3), torch.tensor([0, 1, 0, 1])), batch_size=2)
images, labels = to_device(next(iter(loader)), "cpu")  # next(iterator), no .next()
output, (hidden, cell) = torch.nn.LSTM(3, 5)(images)
answer = {"loss": torch.rand(()), "logits": torch.rand(2, 2)}
print("output:", tuple(output.shape), "logits:", tuple(answer["logits"].shape))
total = torch.zeros(())  # a tensor, also if no term is added
for term in output.unbind():
    total = total + term.mean()
total.backward()
print("total:", type(total).__name__, "array:", torch.as_tensor(numpy.ones(2)).dtype, "cast:", torch.ones(2).to(torch.float64).dtype)
