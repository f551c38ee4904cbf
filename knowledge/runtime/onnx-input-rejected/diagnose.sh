# The model of the reproduction, and five feeds.
sed -n '/^shape/,/^model/p' reproduce.py > make.py
sed -i '1i from onnx import TensorProto, helper' make.py
echo 'open("model.onnx", "wb").write(model.SerializeToString())' >> make.py
python make.py
python list_inputs.py model.onnx
for feed in data=1x3x4x4 images=1x3x8x4 images=1x3x4x4:float64 images=3x4x4 images=1x3x4x4; do
  echo "== $feed"
  python list_inputs.py model.onnx $feed | tail -n +2
done
