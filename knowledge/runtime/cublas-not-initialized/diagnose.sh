# Five states of a process, each in a process of its own.
try() { echo "$1"; shift; env "$@" 2>/dev/null; }
try "wrong index" python state.py index 0
try "wrong index, and each launch waits" CUDA_LAUNCH_BLOCKING=1 python state.py index 0
try "full GPU" python state.py full 0
try "full GPU, kernels loaded at once" CUDA_MODULE_LOADING=EAGER python state.py full 0
try "256 MiB left, kernels loaded at once" CUDA_MODULE_LOADING=EAGER python state.py full 256
