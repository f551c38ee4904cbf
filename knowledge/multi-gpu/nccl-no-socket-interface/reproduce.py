"""Name an interface that this machine does not have, and do what rank 0 does first."""

import os

os.environ["NCCL_SOCKET_IFNAME"] = "eth99"
os.environ["NCCL_DEBUG"] = "WARN"
import torch

torch.cuda.nccl.unique_id()
