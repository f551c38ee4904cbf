"""Capture a step that reads a value, in each of the three modes, each in a process of its own."""

import os

import torch

for mode in ("global", "thread_local", "relaxed"):
    if (child := os.fork()) == 0:
        x = torch.ones(1024, device="cuda")
        try:
            with torch.cuda.graph(torch.cuda.CUDAGraph(), capture_error_mode=mode):
                try:
                    x.sum().item()
                except RuntimeError as error:
                    print(f"{mode}: {str(error).splitlines()[0]}", flush=True)
        except RuntimeError as error:
            print(f"{mode}, at the end: {str(error).splitlines()[0]}", flush=True)
        os._exit(0)
    os.waitpid(child, 0)
