"""Read a file with soundfile instead of torchaudio.load: no FFmpeg and no torchcodec are needed."""

import wave

import soundfile
import torch

with wave.open("speech.wav", "wb") as file:
    file.setparams((1, 2, 16_000, 0, "NONE", ""))
    file.writeframes(bytes(2 * 16_000))

samples, rate = soundfile.read("speech.wav", dtype="float32", always_2d=True)
waveform = torch.from_numpy(samples.T)  # channels first, as torchaudio.load returns it
print(tuple(waveform.shape), rate)
