mkdir program
cat > program/model.py <<'PYTHON'
import onnxruntime as ort

session = ort.InferenceSession("model.onnx")
options = ort.InferenceSession("model.onnx", ort.SessionOptions())
PYTHON
cat > program/swap.py <<'PYTHON'
from onnxruntime import InferenceSession, get_available_providers

face = InferenceSession("face.onnx", providers=["TensorrtExecutionProvider", "CUDAExecutionProvider"])
mask = InferenceSession("mask.onnx", None, ["CPUExecutionProvider"])
swap = InferenceSession("swap.onnx", providers=["CUDAExecutionProvider", "CPUExecutionProvider"])
other = InferenceSession("any.onnx", providers=get_available_providers())
PYTHON
python3 -S check_sessions.py program
