"""Leave the choice to NCCL."""

import os

os.environ.pop("NCCL_SOCKET_IFNAME", None)
os.environ["NCCL_DEBUG"] = "WARN"
import torch

print("bytes of the id:", len(torch.cuda.nccl.unique_id()))
