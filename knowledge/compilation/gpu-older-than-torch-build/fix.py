"""The same GPU under the build of the same release for CUDA 12.6."""

from pretend import check

print(
    "warnings:",
    check("NVIDIA GeForce GTX 1080", (6, 1), "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"),
)
