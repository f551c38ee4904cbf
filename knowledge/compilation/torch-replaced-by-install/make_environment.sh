# Create an environment with a CUDA build of torch, and let pip install from a folder of small wheels.
python3 make_wheels.py
python3 -m venv --without-pip env
export PIP_PYTHON=env/bin/python PIP_NO_INDEX=1 PIP_FIND_LINKS=wheels PIP_DISABLE_PIP_VERSION_CHECK=1
pip() { python3 -m pip "$@"; }
pip install -q torch==2.9.1+cu130 torchaudio==2.9.1+cu130
rm wheels/*+cu130*   # PyPI has no such builds
