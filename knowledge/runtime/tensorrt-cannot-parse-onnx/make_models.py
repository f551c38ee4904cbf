"""Write five small models: plain, with an operator of its own, with computed scales, with lost weights, and no model."""

import onnx
from onnx import TensorProto, helper, numpy_helper
import numpy as np


def save(path, nodes, initializers=(), batch=1):
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [batch, 3, None, None]) for name in ("x", "y")]
    if path != "dynamic.onnx":
        ends[0] = helper.make_tensor_value_info("x", TensorProto.FLOAT, [batch, 3, 8, 8])
    graph = helper.make_graph(nodes, "g", ends[:1], ends[1:], list(initializers))
    opsets = [helper.make_opsetid("", 13), helper.make_opsetid("mmdeploy", 1)]
    model = helper.make_model(graph, opset_imports=opsets, ir_version=8, producer_name="demo")
    onnx.save(model, path)
    return model


def array(name, values, dtype=np.float32):
    return numpy_helper.from_array(np.array(values, dtype), name)


save("plain.onnx", [helper.make_node("Relu", ["x"], ["y"])])
save("dynamic.onnx", [helper.make_node("Relu", ["x"], ["y"])], batch="batch")
save("plugin.onnx", [helper.make_node("TRTBatchedNMS", ["x"], ["y"], domain="mmdeploy")])
computed = [
    helper.make_node("Concat", ["ones", "twos"], ["scales"], axis=0),
    helper.make_node("Resize", ["x", "", "scales"], ["y"], mode="nearest"),
]
save("computed.onnx", computed, [array("ones", [1, 1]), array("twos", [2, 2])])
weights = array("w", [1.0])
onnx.external_data_helper.set_external_data(weights, "model.onnx.data")
weights.ClearField("raw_data")
save("lost.onnx", [helper.make_node("Mul", ["x", "w"], ["y"])], [weights])
open("empty.onnx", "w").write("<html>404</html>")
