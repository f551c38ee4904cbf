"""Ask for force=True where a dtype is unknown and where there are no values."""

import torch

weight = torch.ones(2, requires_grad=True)
print("requires grad:", weight.numpy(force=True).tolist())
for name, value in {"bfloat16": weight.bfloat16(), "sparse": torch.eye(2).to_sparse()}.items():
    try:
        value.numpy(force=True)
    except TypeError as error:
        print(f"{name}: {error}", flush=True)
array = weight.numpy(force=True)
array[0] = 7
print("the weight, after the array was written to:", weight.tolist(), flush=True)
torch.ones(2, device="meta").numpy(force=True)
