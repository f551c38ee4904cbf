#!/usr/bin/env bash
# Pass the flag that the message offers: the check is gone, and the work is on the CPU.
set -eu
export COMMANDLINE_ARGS="--skip-torch-cuda-test" CUDA_VISIBLE_DEVICES=""
python - <<'PYTHON'
import os

import torch

skip = "--skip-torch-cuda-test" in os.environ["COMMANDLINE_ARGS"]
if not skip and not torch.cuda.is_available():
    raise RuntimeError("Torch is not able to use GPU")
device = "cuda" if torch.cuda.is_available() else "cpu"
print("no error, and the model runs on:", torch.nn.Linear(4, 2).to(device).weight.device)
PYTHON
