"""A model is compiled for a device whose name is in lower case."""

import openvino as ov
from openvino import opset13

data = opset13.parameter([1, 3], ov.Type.f32, name="data")
model = ov.Model([opset13.relu(data)], [data], "tiny")
try:
    ov.Core().compile_model(model, "cpu")
except RuntimeError as problem:
    print(str(problem).strip().splitlines()[-1])
    raise
