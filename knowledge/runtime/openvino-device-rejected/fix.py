"""The name is compared with the list of devices before the model is compiled."""

import openvino as ov
from openvino import opset13

data = opset13.parameter([1, 3], ov.Type.f32, name="data")
model = ov.Model([opset13.relu(data)], [data], "tiny")
core = ov.Core()
wanted = "cpu".upper()
if wanted not in core.available_devices:
    raise SystemExit(f"{wanted} is missing: {core.available_devices}")
core.compile_model(model, wanted)
print("compiled for", wanted)
