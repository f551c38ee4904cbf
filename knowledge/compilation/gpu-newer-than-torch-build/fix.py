"""The same GPU under a build that has code for its generation."""

from pretend import check

print("warnings:", check("NVIDIA GeForce RTX 5090", (12, 0), "sm_75 sm_80 sm_86 sm_90 sm_100 sm_120"))
