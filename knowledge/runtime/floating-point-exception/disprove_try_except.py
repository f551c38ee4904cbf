"""Put the division into try and except."""

import torch

print("before", flush=True)
try:
    torch.div(torch.tensor([-(2**63)]), torch.tensor([-1]), rounding_mode="trunc")
except BaseException as error:
    print("caught", type(error).__name__)
print("after")
