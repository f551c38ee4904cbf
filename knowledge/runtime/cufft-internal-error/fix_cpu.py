import torch

device = "cuda" if torch.cuda.is_available() else "cpu"
sound = torch.sin(torch.arange(16000, device=device) * 0.1)


def spectrogram(wave, size=1024):
    """Transform on the CPU, and return the result to the device of the wave."""
    window = torch.hann_window(size)
    parts = torch.stft(wave.cpu(), size, hop_length=size // 4, window=window, return_complex=True)
    return parts.abs().to(wave.device)


print(list(spectrogram(sound).shape), "on the device of the input:", spectrogram(sound).device == sound.device)
