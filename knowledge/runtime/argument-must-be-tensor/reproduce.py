"""Values of another type, as layers of torch answer them."""

import torch
from torch.nn import Conv2d, Dropout, Embedding, Linear, MultiheadAttention

picture = torch.rand(1, 3, 16, 16)


def message(call):
    try:
        call()
    except TypeError as error:
        print(str(error).splitlines()[0])


_, pooled = {"last_hidden_state": picture, "pooler_output": picture}  # a model of transformers 4 gives such an object
message(lambda: Dropout()(pooled))
message(lambda: Conv2d(3, 8, 3, padding=(3 - 1) / 2)(picture))  # 1.0
message(lambda: Conv2d(3, 8, 3)([picture]))
message(lambda: Embedding(10, 8)([1, 2, 3]))
message(lambda: Embedding(10, 8)(None))
message(lambda: torch.sigmoid(0.5))
message(lambda: Linear(8, None))

x = torch.rand(1, 4, 8)
attention = MultiheadAttention(8, 2, batch_first=True)
Linear(8, 2)(attention(x, x, x))
