# The check beside a stand-in for torch: without XPU, without a node, and without the libraries.
mkdir -p fake nodes
cat > fake/torch.py <<'PY'
import os

__version__ = os.environ["TORCH"]


class xpu:
    @staticmethod
    def _is_compiled():
        return "+xpu" in __version__

    @staticmethod
    def is_available():
        return False
PY
touch nodes/renderD128
export PYTHONPATH=fake
TORCH=2.13.0+cu130 python3 check_xpu.py nodes | tail -n 1
TORCH=2.13.0+xpu python3 check_xpu.py nothing | tail -n 1
TORCH=2.13.0+xpu python3 check_xpu.py nodes | tail -n 1
