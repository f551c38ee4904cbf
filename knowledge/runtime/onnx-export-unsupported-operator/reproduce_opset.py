"""Export torch.tril for an opset that is older than the operator."""

import io

import torch


class Lower(torch.nn.Module):
    def forward(self, x):
        return torch.tril(x)


torch.onnx.export(Lower(), (torch.randn(4, 4),), io.BytesIO(), opset_version=13, dynamo=False)
