python - <<'END'
import numpy as np, onnx
from onnx import TensorProto, helper, numpy_helper

weights = numpy_helper.from_array(np.ones((8, 3, 3, 3), np.float32), "w")
graph = helper.make_graph(
    [helper.make_node("Conv", ["x", "w"], ["y"]), helper.make_node("Relu", ["y"], ["z"])], "g",
    [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 3, 64, 64])],
    [helper.make_tensor_value_info("z", TensorProto.FLOAT, None)], [weights])
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), "image.onnx")
graph = helper.make_graph(
    [helper.make_node("Cast", ["ids"], ["f"], to=TensorProto.FLOAT), helper.make_node("Exp", ["f"], ["z"])], "g",
    [helper.make_tensor_value_info("ids", TensorProto.INT64, [1, 16])],
    [helper.make_tensor_value_info("z", TensorProto.FLOAT, None)])
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), "text.onnx")
END
python time_onnx.py image.onnx 4
python time_onnx.py text.onnx
