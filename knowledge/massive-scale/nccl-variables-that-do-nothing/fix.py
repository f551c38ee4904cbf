"""Report every variable of the environment that no installed library holds."""

import difflib
import os

from names import known

os.environ |= {"NCCL_TIMEOUT": "3600", "NCCL_IB_TIMEOUT": "22", "NCCL_SHARP_ENABLE": "1"}
os.environ |= {"NCCL_P2P_DISABEL": "1", "NCCL_SOCKET_IFNAMES": "eth0"}

found = known()
for name in sorted(os.environ):
    if name.startswith(("NCCL_", "TORCH_NCCL_")) and name not in found:
        near = difflib.get_close_matches(name, found, n=1, cutoff=0.8)
        print(f"nobody reads {name}" + (f"; did you mean {near[0]}?" if near else ""))
