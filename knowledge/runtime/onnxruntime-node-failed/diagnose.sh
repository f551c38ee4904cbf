# Run a small model with sizes that fit, and with sizes that do not.
set -eu
python make_model.py
python run_model.py model.onnx sequence=4
python run_model.py model.onnx sequence=9 | cut -c1-105
