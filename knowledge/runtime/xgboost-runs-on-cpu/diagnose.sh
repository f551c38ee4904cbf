# The check beside stand-ins: a build of XGBoost, and the first lines of nvidia-smi.
mkdir -p fake bin
cat > fake/xgboost.py <<'PY'
import os

__version__ = "3.4.1"


def build_info():
    major = os.environ["MAJOR"]
    return {"USE_CUDA": major != "0", "CUDA_VERSION": [int(major), 0], "libxgboost": "lib.so"}
PY
printf '#!/bin/sh\necho "Driver Version: 550.54  CUDA Version: 12.4"\n' > bin/nvidia-smi
chmod +x bin/nvidia-smi
echo "XGBoostError: Invalid Input: 'gpu_hist', valid values are: {'approx', 'hist'}" > old.log
export PYTHONPATH=fake
MAJOR=0 python3 check_xgboost.py | tail -n 1
MAJOR=13 PATH="bin:$PATH" python3 check_xgboost.py | tail -n 1
MAJOR=12 PATH="bin:$PATH" python3 check_xgboost.py | tail -n 1
MAJOR=12 PATH="bin:$PATH" python3 check_xgboost.py old.log | tail -n 1
