"""Which OpenCV does Python import, and what was it built with? python check_opencv.py [BUILD.txt]

BUILD.txt: the output of cv2.getBuildInformation() or cv::getBuildInformation() of another program.
"""

import importlib.metadata
import re
import sys
from pathlib import Path

copies = []
if len(sys.argv) > 1:
    text = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace")
else:
    import cv2

    text = cv2.getBuildInformation()
    print("imported:", cv2.__version__, cv2.__file__)
    names = {part.metadata["Name"] or "" for part in importlib.metadata.distributions()}
    wheels = sorted(name for name in names if name.startswith("opencv"))
    print("packages of pip:", ", ".join(wheels) or "none")
    own = Path(cv2.__file__).resolve().parent
    roots = [Path(one) for one in [*sys.path, "/usr/local/lib", "/usr/lib/python3/dist-packages"]]
    forms = ("cv2", "cv2*.so", "cv2*.pyd", "*/*-packages/cv2")
    hits = {hit.resolve() for root in roots for form in forms for hit in root.glob(form)}
    copies = sorted(str(hit) for hit in hits if own not in (hit, hit.parent))
    for copy in copies:
        print("another copy:", copy)


def value(name: str) -> str:
    match = re.search(rf"^\s*{name}:\s*(.*)$", text, re.M)
    return match[1].strip() if match else ""


cuda, cudnn, arch = value("NVIDIA CUDA"), value("cuDNN"), value("NVIDIA GPU arch")
print(f"CUDA: {cuda or 'NO'}; cuDNN: {cudnn or 'NO'}; GPU arch: {arch or 'none'}")
if not cuda.startswith("YES") and copies:
    print("verdict: another-copy, uninstall the imported one, and run this check again")
elif not cuda.startswith("YES"):
    print("verdict: no-cuda-build, OpenCV must be built with -DWITH_CUDA=ON")
elif not cudnn.startswith("YES"):
    print("verdict: no-cudnn, the dnn module needs -DWITH_CUDNN=ON -DOPENCV_DNN_CUDA=ON")
elif min(int(one) for one in re.findall(r"\d+", arch) or ["99"]) < 53:
    print("verdict: old-arch, for the dnn module each value of CUDA_ARCH_BIN must be 5.3 or above")
else:
    print("verdict: compare-arch, nvidia-smi --query-gpu=compute_cap --format=csv must show one")
