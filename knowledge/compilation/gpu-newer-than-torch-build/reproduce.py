"""Start a GPU of 2025 under a torch of 2024."""

from pretend import check

for text in check("NVIDIA GeForce RTX 5090", (12, 0), "sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"):
    print("UserWarning:", text)
