"""Build the feed from what the model says, and free the batch axis of the model."""

import numpy as np
import onnx
import onnxruntime as ort
from onnx import TensorProto, helper

x = helper.make_tensor_value_info("images", TensorProto.FLOAT, [1, 3, 4, 4])
y = helper.make_tensor_value_info("scores", TensorProto.FLOAT, [1, 3, 4, 4])
graph = helper.make_graph([helper.make_node("Identity", ["images"], ["scores"])], "g", [x], [y])
opset = [helper.make_opsetid("", 13)]
onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), "model.onnx")

# Copy from here: rank, type and name.
picture = np.random.default_rng(0).random((4, 4, 3))  # height, width, channels; float64
session = ort.InferenceSession("model.onnx", providers=["CPUExecutionProvider"])
name = session.get_inputs()[0].name
array = picture.transpose(2, 0, 1)[None].astype(np.float32)
print("one picture:", session.run(None, {name: array})[0].shape)

# Copy from here: size. It works only if no node of the model needs the fixed number.
model = onnx.load("model.onnx")
for value in [*model.graph.input, *model.graph.output]:
    value.type.tensor_type.shape.dim[0].dim_param = "batch"
onnx.save(model, "free.onnx")
session = ort.InferenceSession("free.onnx", providers=["CPUExecutionProvider"])
print("a batch:", session.run(None, {name: np.repeat(array, 5, axis=0)})[0].shape)
