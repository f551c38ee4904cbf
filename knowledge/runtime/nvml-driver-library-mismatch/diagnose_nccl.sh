# CUDA's library fits the module and NVML's does not; then ask NCCL for a communicator.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=newer WHO=libnvidia-ml LD_PRELOAD="$PWD/other.so" python nccl.py
