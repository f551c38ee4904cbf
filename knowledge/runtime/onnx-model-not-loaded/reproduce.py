"""Five files that ONNX Runtime does not load, and its words for each."""

import pathlib

import onnxruntime as ort
from onnx import TensorProto, helper


def write(name, op="Identity", domain="", ir=8, opset=13):
    """One node, saved under this name."""
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [1])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [1])
    node = helper.make_node(op, ["x"], ["y"], domain=domain, name="n0")
    opsets = [helper.make_opsetid("", opset)]
    if domain:
        opsets.append(helper.make_opsetid(domain, 1))
    graph = helper.make_graph([node], "g", [x], [y])
    model = helper.make_model(graph, opset_imports=opsets, ir_version=ir)
    pathlib.Path(name).write_bytes(model.SerializeToString())


pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 123456\n"
pathlib.Path("pointer.onnx").write_text(pointer)
write("custom.onnx", op="BevPool", domain="my.ops")
write("unknown.onnx", op="Gelu")  # Gelu came with opset 20
write("ir.onnx", ir=99)
write("opset.onnx", opset=99)
for name in ["none", "pointer", "custom", "unknown", "ir", "opset"]:
    try:
        ort.InferenceSession(f"{name}.onnx", providers=["CPUExecutionProvider"])
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
