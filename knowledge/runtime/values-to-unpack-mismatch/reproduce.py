"""Unpack shapes, a batch and the result of a function into another number of names."""

import torch


def message(call):
    try:
        call()
    except ValueError as error:
        print(error)


def unpack_three(value):
    first, second, third = value


gray = torch.zeros(480, 640)
data = torch.utils.data.TensorDataset(torch.rand(4, 3), torch.zeros(4))
batch = next(iter(torch.utils.data.DataLoader(data, batch_size=2)))
message(lambda: unpack_three(gray.shape))
message(lambda: unpack_three(batch))
message(lambda: unpack_three(torch.zeros(2, 3, 48, 64).shape))
query = torch.rand(3, 2, 4, 8)
output, weights = torch.nn.functional.scaled_dot_product_attention(query, query, query)
