"""JAX takes half of the GPU, another process the rest; then JAX needs cuSOLVER."""

import os
import subprocess
import sys

os.environ["XLA_PYTHON_CLIENT_MEM_FRACTION"] = "0.5"

import jax
import jax.numpy as jnp

HOLD = """
import torch
held, size = [], 2**34
while size >= 2**21:
    try:
        held.append(torch.empty(size, dtype=torch.uint8, device="cuda"))
    except torch.OutOfMemoryError:
        size //= 2
print("full", flush=True)
input()
"""
square = jnp.eye(8)
eigen = jax.jit(lambda one: jnp.linalg.eigh(one)[0]).lower(square).compile()
command = [sys.executable, "-c", HOLD]
other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
print("the other process:", other.stdout.readline().strip(), flush=True)
try:
    print("eigenvalues:", eigen(square))
except Exception as error:
    print(type(error).__name__, error)
finally:
    other.communicate("\n")
