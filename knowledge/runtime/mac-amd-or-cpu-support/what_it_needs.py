"""What ties a program to NVIDIA: python what_it_needs.py FOLDER of the program."""
import re
import sys
from pathlib import Path

COMPILED = re.compile(
    r"flash[-_]attn|xformers|bitsandbytes|spconv|MinkowskiEngine|apex|triton|tensorrt|pycuda|cupy"
    r"|detectron2|mmcv|pytorch3d|tinycudann|diff[-_]gaussian|simple[-_]knn|nvdiffrast|mamba[-_]ssm"
    r"|deepspeed|faiss-gpu|torch-scatter|onnxruntime-gpu|auto-?gptq|autoawq|vllm|sageattention",
    re.IGNORECASE,
)
FIXED = re.compile(r"\.cuda\(|[\"']cuda(?::[0-9])?[\"']|torch\.cuda\.set_device|backend=[\"']nccl")
CHOICE = re.compile(r"[\"'](?:mps|xpu|cpu)[\"']|--?(?:use_)?(?:cpu|device|no[-_]cuda|gpu)\b")
LISTS = {"setup.py", "pyproject.toml", "environment.yml", "environment.yaml"}


def main(folder):
    found = {"own CUDA code": [], "packages": [], "fixed to cuda": [], "a choice of device": []}
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix in (".cu", ".cuh"):
            found["own CUDA code"].append(str(path))
        elif path.suffix == ".py" or path.name in LISTS or path.name.startswith("requirements"):
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                where = f"{path}:{number}: {line.strip()[:70]}"
                if path.suffix != ".py" or path.name == "setup.py":
                    if COMPILED.search(line):
                        found["packages"].append(where)
                elif FIXED.search(line):
                    found["fixed to cuda"].append(where)
                elif CHOICE.search(line):
                    found["a choice of device"].append(where)
    for label, places in found.items():
        print(f"{label}: {len(places)}")
        for place in places[:4]:
            print(f"  {place}")
    try:
        import torch
    except ImportError:
        return
    mps, xpu = getattr(torch.backends, "mps", None), getattr(torch, "xpu", None)
    print(f"torch {torch.__version__}: cuda or ROCm {torch.cuda.is_available()}"
          f" (HIP {getattr(torch.version, 'hip', None)}),"
          f" mps {bool(mps and mps.is_available())}, xpu {bool(xpu and xpu.is_available())}")


if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
    sys.exit(print("usage: python what_it_needs.py FOLDER") or 1)
main(sys.argv[1])
