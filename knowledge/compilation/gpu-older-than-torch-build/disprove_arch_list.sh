#!/usr/bin/env bash
# Set the variable that extensions read, and start the same GPU.
set -eu
cd "$(dirname "$0")"
TORCH_CUDA_ARCH_LIST="6.1" python reproduce.py
