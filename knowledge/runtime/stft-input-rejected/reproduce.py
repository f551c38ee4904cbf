"""Code for torch 1.x: stft without return_complex, and istft of a real tensor."""

import torch

torch.manual_seed(0)
sound = torch.randn(1600)
window = torch.hann_window(400)

try:
    torch.stft(sound, 400, window=window)
except RuntimeError as problem:
    print("stft:", str(problem).split(",")[0])

pairs = torch.stft(sound, 400, window=window, return_complex=True)
pairs = torch.view_as_real(pairs)
print("old form:", tuple(pairs.shape), pairs.dtype)
torch.istft(pairs, 400, window=window)
