# The check on a plain model, one of variable size, one with an operator of mmdeploy, one with computed scales,
# one whose weights were not copied, and a page that was saved as a model.
python make_models.py
for model in plain dynamic plugin computed lost empty; do
  echo "== $model"
  python check_onnx.py "$model.onnx" 2>&1 | tail -n 2
done
