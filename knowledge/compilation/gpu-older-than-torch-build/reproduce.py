"""Start a GPU of 2016 under a torch that was built for CUDA 12.8."""

from pretend import check

for text in check("NVIDIA GeForce GTX 1080", (6, 1), "sm_70 sm_75 sm_80 sm_86 sm_90 sm_100 sm_120"):
    print("UserWarning:", text)
