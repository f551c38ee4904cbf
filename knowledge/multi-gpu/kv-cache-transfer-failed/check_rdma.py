"""Print what RDMA from GPU memory needs on this machine: python check_rdma.py, on every node"""

import os
import resource
from pathlib import Path

loaded = Path("/sys/module/nvidia_peermem").is_dir()
print("module nvidia_peermem:", "loaded" if loaded else "not loaded")
cards = sorted(path.name for path in Path("/sys/class/infiniband").glob("*"))
print("cards:", ", ".join(cards) or "none")
files = sorted(path.name for path in Path("/dev/infiniband").glob("uverbs*"))
print("files in /dev/infiniband:", ", ".join(files) or "none; a container needs --device=/dev/infiniband")
limit = resource.getrlimit(resource.RLIMIT_MEMLOCK)[0]
print("locked memory:", "unlimited" if limit == resource.RLIM_INFINITY else f"{limit >> 20} MiB")
print("expandable_segments:", "expandable" in os.environ.get("PYTORCH_CUDA_ALLOC_CONF", ""))
