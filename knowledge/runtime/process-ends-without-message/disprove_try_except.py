"""Wrap the call in try, finally and atexit: a fault in native code passes all of them."""

import atexit

import torch

atexit.register(print, "atexit ran")
print("before", flush=True)
try:
    torch.div(torch.tensor([-(2**63)]), torch.tensor([-1]), rounding_mode="trunc")
except BaseException as error:
    print("caught", type(error).__name__, flush=True)
finally:
    print("finally ran", flush=True)
print("after", flush=True)
