"""Does a model repository have Triton's layout? python check_repository.py MODELS [BACKENDS]

MODELS is the folder after --model-repository; BACKENDS is /opt/tritonserver/backends in NVIDIA's containers.
"""

import os
import re
import sys

BACKEND_OF = {"tensorrt_plan": "tensorrt", "onnxruntime_onnx": "onnxruntime", "pytorch_libtorch": "pytorch"}
BACKEND_OF |= {"tensorflow_graphdef": "tensorflow", "tensorflow_savedmodel": "tensorflow"}
FILE_OF = {"tensorrt": "model.plan", "onnxruntime": "model.onnx", "pytorch": "model.pt", "python": "model.py"}


def folders(path):
    return sorted(one for one in os.listdir(path) if os.path.isdir(os.path.join(path, one)))


def problems(model):
    """Yield what Triton would not take in the folder of one model."""
    name = os.path.basename(model)
    path = os.path.join(model, "config.pbtxt")
    config = open(path).read() if os.path.isfile(path) else ""
    config = re.sub(r"#.*", "", config)
    fields = dict(re.findall(r'^\s*(name|backend|platform|default_model_filename)\s*:\s*"([^"]*)"', config, re.M))
    versions = [one for one in folders(model) if one.isdigit() and one[0] != "0"]
    if not config:
        yield "layout; no config.pbtxt, which only some backends can do without"
    elif fields.get("name", name) != name:
        yield f"layout; config.pbtxt has the name {fields['name']}"
    for placeholder in sorted(set(re.findall(r"\$\{\w+\}", config))):
        yield f"layout; {placeholder} is not filled in"
    if not versions:
        yield "layout; no folder with a version, such as 1"
    backend = fields.get("backend") or BACKEND_OF.get(fields.get("platform", ""), "")
    if backend in BACKEND_OF:
        yield f'backend; "{backend}" is a platform: write backend: "{BACKEND_OF[backend]}"'
        backend = BACKEND_OF[backend]
    elif config and not backend and "ensemble" not in config:
        yield "backend; config.pbtxt has neither backend nor platform"
    elif len(sys.argv) > 2 and backend and "$" not in backend and backend not in [*folders(sys.argv[2]), "ensemble"]:
        yield f"backend; this server has no backend {backend}"
    wanted = fields.get("default_model_filename") or FILE_OF.get(backend)
    for version in versions if wanted else []:
        if not os.path.exists(os.path.join(model, version, wanted)):
            yield f"layout; {version}/{wanted} is missing"


root = sys.argv[1].rstrip("/")
if os.path.isfile(os.path.join(root, "config.pbtxt")) or all(one.isdigit() for one in folders(root)):
    sys.exit("verdict: layout; this is a folder inside of a model, pass the one above the models")
for name in folders(root):
    found = list(problems(os.path.join(root, name)))
    print(*(f"{name}: {one}" for one in found or ["none of these"]), sep="\n")
