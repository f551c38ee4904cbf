"""Ask the new exporter for opset 13, and look at the opset of the file."""

import onnx
import torch


class Lower(torch.nn.Module):
    def forward(self, x):
        return torch.tril(x)


torch.onnx.export(Lower().eval(), (torch.randn(4, 4),), "lower.onnx", opset_version=13, dynamo=True, verbose=False)
model = onnx.load("lower.onnx")
print("opset of the file:", *[one.version for one in model.opset_import if one.domain == ""])
