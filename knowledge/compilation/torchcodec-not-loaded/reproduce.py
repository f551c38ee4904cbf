"""Open an audio file with torchcodec where the shared libraries of FFmpeg are not found."""

from torchcodec.decoders import AudioDecoder

AudioDecoder("speech.wav")
