"""Print what a process believes about the job, and compare it with the processes that run.

Usage: torchrun … diagnose.py, with the same options as your job; on Slurm: srun python diagnose.py
"""

import os
import socket

NAMES = {
    "RANK": "SLURM_PROCID",
    "WORLD_SIZE": "SLURM_NTASKS",
    "LOCAL_WORLD_SIZE": "SLURM_NTASKS_PER_NODE",
    "GROUP_WORLD_SIZE": "SLURM_NNODES",
    "MASTER_ADDR": "SLURM_LAUNCH_NODE_IPADDR",
}
values = {name: os.environ.get(name) or os.environ.get(other) for name, other in NAMES.items()}
address = values["MASTER_ADDR"] or "127.0.0.1"
print(" ".join(f"{name}={value}" for name, value in values.items()))
try:
    print("the address is", socket.gethostbyname(address))
except OSError as error:
    print(f"not-reachable: {address}: {error}")
world, local, nodes = (int(values[name] or 1) for name in list(NAMES)[1:4])
if world != local * nodes:
    print(f"fewer-started: {nodes} nodes start {local} each, and WORLD_SIZE is {world}")
else:
    print(f"{world} ranks are expected and started; look for one that crashed before it joined")
