"""Values that cannot become a tensor."""

import numpy
import torch


def message(call):
    try:
        call()
    except (RuntimeError, TypeError, ValueError) as error:
        print(error)


message(lambda: torch.tensor([[101, 7, 102], [101, 102]]))  # rows of tokens without padding
message(lambda: torch.from_numpy(numpy.zeros((4, 4, 3))[:, :, ::-1]))  # BGR to RGB
message(lambda: torch.from_numpy([1.0, 2.0]))
message(lambda: torch.from_numpy(torch.zeros(2)))
message(lambda: torch.tensor({"input_ids": [1, 2]}))
message(lambda: torch.tensor(["cat", "dog"]))
message(lambda: numpy.array([[101, 7, 102], [101, 102]]))
pad = {}.get("<pad>")  # a token that the vocabulary does not have
torch.tensor([101, 7, pad])
