"""stft returns complex numbers; view_as_real gives the old form, and view_as_complex leads back."""

import torch

torch.manual_seed(0)
sound = torch.randn(1600)
window = torch.hann_window(400, device=sound.device)

spectrum = torch.stft(sound, 400, window=window, return_complex=True)
pairs = torch.view_as_real(spectrum)  # what old code expects, shape (..., 2)
old = pairs.pow(2).sum(-1).sqrt()
print("magnitudes agree:", torch.allclose(old, spectrum.abs(), atol=1e-6))

back = torch.istft(torch.view_as_complex(pairs.contiguous()), 400, window=window, length=1600)
print("sound returns:", torch.allclose(back, sound, atol=1e-5))
