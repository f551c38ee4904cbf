"""Export the same model, and a function with a backward of its own, by the exporter that builds on torch.export."""

import onnxruntime
import torch


class Clip(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clamp(min=0)

    @staticmethod
    def backward(ctx, grad):
        return grad


class Spectrum(torch.nn.Module):
    def forward(self, x):
        return Clip.apply(torch.fft.fft(x).real)


torch.manual_seed(0)
x = torch.randn(2, 8)
torch.onnx.export(Spectrum().eval(), (x,), "spectrum.onnx", dynamo=True, verbose=False)
session = onnxruntime.InferenceSession("spectrum.onnx", providers=["CPUExecutionProvider"])
(y,) = session.run(None, {session.get_inputs()[0].name: x.numpy()})
print("same result as torch:", torch.allclose(torch.from_numpy(y), Spectrum()(x), atol=1e-5))
