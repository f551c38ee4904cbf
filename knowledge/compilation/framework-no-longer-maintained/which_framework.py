"""Which old framework stopped, and what takes its place? python which_framework.py LOG"""

import re
import sys
from pathlib import Path

KNOWN = (
    (r"CUDA environment is not correctly set up", "chainer-cupy", "CuPy 7 with CUDA 10.2 or older; or PyTorch"),
    (r"old GPU back-end|theano\.sandbox\.cuda", "theano-device", "THEANO_FLAGS=device=cuda with pygpu; or PyTensor"),
    (r"[Cc]ould not initialize pygpu|GpuArrayException", "theano-pygpu", "the CUDA release that pygpu names; or PyTensor"),
    (r"No section: 'blas'|blas_opt_info", "theano-numpy", "numpy below 1.22; or PyTensor"),
    (r"CPU-only Caffe", "caffe-cpu", "CPU mode, or Caffe built with CUDA"),
)

lines = Path(sys.argv[1]).read_text(errors="replace").splitlines()
for pattern, name, advice in KNOWN:
    hit = next((line for line in lines if re.search(pattern, line)), None)
    if hit:
        print("line:", hit.strip()[:100])
        print(f"verdict: {name}; {advice}")
        break
else:
    print("verdict: none of the five messages is in this text")
more = next((line for line in lines if re.search(r"installation\)\.\s*\S|Could not load|Error loading library", line)), None)
if more:
    print("its reason:", re.split(r"installation\)\.\s*|GpuArrayException: ", more.strip())[-1][:100])
