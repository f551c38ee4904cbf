"""Export a model with a Fourier transform by the TorchScript exporter."""

import io

import torch


class Spectrum(torch.nn.Module):
    def forward(self, x):
        return torch.fft.fft(x).real


torch.onnx.export(Spectrum(), (torch.randn(2, 8),), io.BytesIO(), dynamo=False)
