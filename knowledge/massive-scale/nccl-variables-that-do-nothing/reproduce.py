"""Look for variables that job scripts set, in the libraries that would have to read them."""

import torch
from names import known

ASKED = """NCCL_TIMEOUT NCCL_SHARP_ENABLE NCCL_LL_THRESHOLD NCCL_TREE_THRESHOLD NCCL_RINGS
NCCL_IB_CUDA_SUPPORT NCCL_BLOCKING_WAIT NCCL_ASYNC_ERROR_HANDLING NCCL_MIN_NRINGS
NCCL_IB_TIMEOUT NCCL_COLLNET_ENABLE NCCL_BUFFSIZE TORCH_NCCL_BLOCKING_WAIT"""

found = known()
print("NCCL", ".".join(map(str, torch.cuda.nccl.version())), "torch", torch.__version__)
for name in ASKED.split():
    print(f"{name}: {', '.join(sorted(found.get(name, []))) or 'in no library'}")
