"""Give the new exporter a translation of an operator that it does not know."""

import onnxruntime
import torch
from onnxscript import opset18 as op


class Entropy(torch.nn.Module):
    def forward(self, x):
        return torch.special.entr(x)


def entr(x):
    """Write -x * log(x) in operators of ONNX; it holds for x > 0."""
    return op.Neg(op.Mul(x, op.Log(x)))


x = torch.tensor([0.25, 0.5, 2.0])
table = {torch.ops.aten.special_entr.default: entr}
torch.onnx.export(Entropy().eval(), (x,), "entr.onnx", dynamo=True, custom_translation_table=table, verbose=False)
session = onnxruntime.InferenceSession("entr.onnx", providers=["CPUExecutionProvider"])
(y,) = session.run(None, {session.get_inputs()[0].name: x.numpy()})
print("same result as torch:", torch.allclose(torch.from_numpy(y), Entropy()(x), atol=1e-5))
