"""Ask for the CPU before JAX starts."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"

import jax._src.hardware_utils as hardware

hardware._NVIDIA_GPU_DEVICES = ["/dev/null"]

import jax

print(jax.devices()[0].platform)
