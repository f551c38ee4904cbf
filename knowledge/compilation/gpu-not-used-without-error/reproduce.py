"""Hide every GPU and make the check that stable-diffusion-webui makes at start."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""  # what a scheduler, an IDE or a profile may set

import torch

print("torch.cuda.is_available():", torch.cuda.is_available())
if not torch.cuda.is_available():
    raise RuntimeError(
        "Torch is not able to use GPU; "
        "add --skip-torch-cuda-test to COMMANDLINE_ARGS variable to disable this check"
    )
