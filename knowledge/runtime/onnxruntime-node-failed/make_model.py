"""Write model.onnx: it adds 4 learned numbers to an input of any length, so only 4 or 1 fits."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

free = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", "sequence"])
result = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", "sequence"])
position = numpy_helper.from_array(np.zeros((1, 4), np.float32), "position")
node = helper.make_node("Add", ["x", "position"], ["y"], name="Add_position")
graph = helper.make_graph([node], "small", [free], [result], [position])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
onnx.save(model, "model.onnx")
