"""Write an older IR version or opset into a file that a fixed onnxruntime has to read."""

import sys

import onnx
from onnx import TensorProto, helper, version_converter

IR, OPSET = 8, 17  # what the old onnxruntime supports: read its message

if len(sys.argv) == 3:
    model = onnx.load(sys.argv[1])
else:  # without arguments: a small model to try it on
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [1])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [1])
    graph = helper.make_graph([helper.make_node("Relu", ["x"], ["y"])], "g", [x], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)

print("before: IR", model.ir_version, "opset", model.opset_import[0].version)
if model.opset_import[0].version > OPSET:
    model = version_converter.convert_version(model, OPSET)
model.ir_version = min(model.ir_version, IR)
onnx.checker.check_model(model)
onnx.save(model, sys.argv[2] if len(sys.argv) == 3 else "older.onnx")
print("after: IR", model.ir_version, "opset", model.opset_import[0].version)
