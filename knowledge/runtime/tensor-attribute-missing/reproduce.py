"""What is no tensor, and what each says: outputs, a batch, an iterator, a number, an array."""

import numpy
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.rand(4, 3), torch.tensor([0, 1, 0, 1])), batch_size=2)
batch = next(iter(loader))
output = torch.nn.LSTM(3, 5)(batch[0])
answer = {"loss": torch.rand(()), "logits": torch.rand(2, 2)}
first, second = answer  # iterates over the names


def message(call):
    try:
        call()
    except AttributeError as error:
        print(error)


message(lambda: output.shape)
message(lambda: second.shape)
message(lambda: iter(loader).next())
message(lambda: sum([]).backward())
message(lambda: torch.rand(1).item().item())
message(lambda: numpy.ones(2).cuda())
message(lambda: torch.ones(2).astype("float32"))
batch.to("cpu")
