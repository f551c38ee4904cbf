"""Compare what each kind of index does when it is one too large."""

import torch

cpu = torch.arange(10.0)
for label, index in (("int", 10), ("0-d tensor", torch.tensor(10)), ("list", [3, 10])):
    try:
        cpu[index]
    except IndexError as error:
        print(f"{label}: {error}")

position = torch.tensor([3, 10, -11, -1])
wrong = (position < -len(cpu)) | (position >= len(cpu))
print("wrong positions:", wrong.nonzero().flatten().tolist(), position[wrong].tolist())
