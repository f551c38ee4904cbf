"""Let rank 1 fail before it joins; rank 0 reports a missing client."""

import os
from datetime import timedelta

import torch.distributed as dist

if os.environ["RANK"] == "1":
    raise ImportError("No module named 'flash_attn'")
dist.init_process_group("gloo", timeout=timedelta(seconds=3))
