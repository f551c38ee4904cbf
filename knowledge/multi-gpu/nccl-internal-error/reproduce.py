"""Ask NCCL 2.20 or 2.21 for a bootstrap without an interface: it calls that an internal error."""

import os

os.environ["NCCL_SOCKET_IFNAME"] = "eth99"
os.environ["NCCL_DEBUG"] = "WARN"
import torch

torch.cuda.nccl.unique_id()
