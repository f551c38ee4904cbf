"""Ask NCCL itself what it makes of values of NCCL_SOCKET_IFNAME on a machine that has lo."""

import os
import subprocess
import sys

ASK = "import torch; torch.cuda.nccl.unique_id()"
for value in ("lo", "=lo", "l", "=l", "eth99,lo", "^eth", '"lo"', "eth99", "^l,e,i,d"):
    run = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "NCCL_SOCKET_IFNAME": value, "NCCL_DEBUG": "WARN"},
        capture_output=True,
        text=True,
    )
    print(f"{value}: {'found' if run.returncode == 0 else 'no socket interface found'}")
