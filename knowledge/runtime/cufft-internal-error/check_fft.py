"""Run one small transform, and print what cuFFT depends on: python check_fft.py"""

import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
built = torch.version.cuda
print(f"torch {torch.__version__}, built for CUDA {built}")
if device == "cuda":
    free, total = torch.cuda.mem_get_info()
    capability = torch.cuda.get_device_capability()
    print(f"{torch.cuda.get_device_name()}, capability {capability}, {free >> 20} of {total >> 20} MiB free")
    if built and capability >= (8, 9) and tuple(map(int, built.split("."))) < (11, 8):
        print("gpu-newer: CUDA 11.8 is the first for this GPU")

wave = torch.randn(1000, device=device)
try:
    back = torch.fft.irfft(torch.fft.rfft(wave), n=1000)
    print(f"transform on {device}, right: {torch.allclose(wave, back, atol=1e-5)}")
except RuntimeError as error:
    print(f"transform on {device}: {error}")
