# NVML does not fit the module, and CUDA's library is left alone; then ask NCCL for a communicator.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=99 LD_PRELOAD="$PWD/other.so" python nccl.py
