"""Start a JAX without CUDA packages on a machine that seems to have a GPU."""

import jax._src.hardware_utils as hardware

hardware._NVIDIA_GPU_DEVICES = ["/dev/null"]  # takes the place of /dev/nvidia0

import jax

print(jax.devices())
