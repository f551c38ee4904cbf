"""A model with one fixed input, and four feeds that it rejects."""

import numpy as np
import onnxruntime as ort
from onnx import TensorProto, helper

shape = [1, 3, 4, 4]
x = helper.make_tensor_value_info("images", TensorProto.FLOAT, shape)
y = helper.make_tensor_value_info("scores", TensorProto.FLOAT, shape)
node = helper.make_node("Identity", ["images"], ["scores"])
graph = helper.make_graph([node], "g", [x], [y])
opset = [helper.make_opsetid("", 13)]
model = helper.make_model(graph, opset_imports=opset, ir_version=8)
session = ort.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])

feeds = [
    {"data": np.zeros(shape, np.float32)},
    {"images": np.zeros([1, 3, 8, 4], np.float32)},
    {"images": np.zeros([1, 3, 4, 4])},
    {"images": np.zeros([3, 4, 4], np.float32)},
]
for feed in feeds:
    try:
        session.run(None, feed)
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
session.run(None, {"images": np.zeros(shape), "mask": np.zeros(1)})
