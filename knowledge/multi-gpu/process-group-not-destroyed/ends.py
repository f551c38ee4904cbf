"""End in the way that is named, with a group that nobody has destroyed."""

import os
import signal
import sys

import torch.distributed as dist

end = sys.argv[1]
backend = "gloo" if end == "gloo" else "nccl"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)
match end:
    case "exception":
        raise ValueError("sample 4711 has no label")
    case "sys.exit(3)":
        sys.exit(3)
    case "os._exit(3)":
        os._exit(3)
    case "SIGTERM":
        os.kill(os.getpid(), signal.SIGTERM)
    case "destroyed":
        dist.destroy_process_group()
