"""Start JAX, then let a second process ask for half of the GPU."""

import subprocess
import sys

HALF = """
import torch
size = torch.cuda.mem_get_info()[1] // 2
print("second process:", torch.ones(size, dtype=torch.uint8, device="cuda").numel() == size)
"""


def taken() -> float:
    """Return the share of the GPU's memory that is in use, by nvidia-smi."""
    query = "--query-gpu=memory.used,memory.total"
    command = ["nvidia-smi", query, "--format=csv,noheader,nounits"]
    used, total = subprocess.check_output(command, text=True).splitlines()[0].split(",")
    return float(used) / float(total)


def main() -> int:
    """Return the exit code of the second process."""
    import jax.numpy as jnp

    jnp.ones(1).block_until_ready()
    print("JAX takes more than 70 %:", taken() > 0.7, flush=True)
    return subprocess.run([sys.executable, "-c", HALF], check=False).returncode
