# Small repositories with the mistakes of the reports: empty files take the place of models.
config() { mkdir -p "models/$1/1"; printf 'name: "%s"\n%s: "%s"\n' "$1" "$2" "$3" > "models/$1/config.pbtxt"; }
config good backend onnxruntime;            touch models/good/1/model.onnx
config detector backend tensorrt_plan;      touch models/detector/1/model.plan
config llm backend '${triton_backend}'
config speech backend python
config weather platform onnxruntime_onnx;   touch models/weather/1/best.onnx
mkdir -p models/1654584802 models/reports/1
mkdir -p backends/python backends/tensorrt
