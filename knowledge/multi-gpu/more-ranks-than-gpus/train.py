"""Select the GPU of the local rank, as training scripts do."""

import os

import torch

torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
print("rank", os.environ["RANK"], "uses GPU", torch.cuda.current_device(), flush=True)
