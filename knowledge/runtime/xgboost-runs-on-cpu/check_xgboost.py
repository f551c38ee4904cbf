"""Can this XGBoost use a GPU, and which one is loaded? python check_xgboost.py [LOG]"""

import importlib.metadata
import re
import shutil
import subprocess
import sys
from pathlib import Path

log = Path(sys.argv[1]).read_text(encoding="utf-8", errors="replace") if len(sys.argv) > 1 else ""
names = {part.metadata["Name"] or "" for part in importlib.metadata.distributions()}
print("packages:", ", ".join(sorted(name for name in names if "xgboost" in name)) or "none of pip")
try:
    import xgboost

    build = xgboost.build_info()
    cuda = bool(build.get("USE_CUDA"))
    version = ".".join(str(part) for part in build.get("CUDA_VERSION", [])) or "none"
    print(f"xgboost {xgboost.__version__}, CUDA of the build: {version if cuda else 'none'}")
    print("library:", build.get("libxgboost", xgboost.__file__))
except ImportError as problem:
    sys.exit(f"xgboost cannot be imported: {problem}")
smi = shutil.which("nvidia-smi")
shown = subprocess.run([smi], capture_output=True, text=True).stdout if smi else ""
driver = re.search(r"CUDA(?: UMD)? Version: *(\d+)", shown)
print("CUDA of the driver:", driver[1] if driver else "nvidia-smi shows no driver")
if re.search(r"Invalid Input: 'gpu_(?:hist|exact)'", log):
    print("verdict: old-name, write device='cuda', tree_method='hist'")
elif not cuda:
    print("verdict: cpu-build, install the wheel or conda build with CUDA")
elif not driver:
    print("verdict: no-gpu, no driver is visible here: start the job or container with a GPU")
elif int(driver[1]) < int(version.partition(".")[0] or 0):
    print("verdict: old-driver, install xgboost-cu12, an older xgboost, or a newer driver")
else:
    print("verdict: build and driver fit, look at CUDA_VISIBLE_DEVICES")
