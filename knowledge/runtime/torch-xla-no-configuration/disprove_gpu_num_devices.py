"""Say how many GPUs there are, as older releases needed."""

import os

os.environ["PJRT_DEVICE"] = "CUDA"
os.environ["GPU_NUM_DEVICES"] = "1"

from accelerate import Accelerator

print(Accelerator().device)
