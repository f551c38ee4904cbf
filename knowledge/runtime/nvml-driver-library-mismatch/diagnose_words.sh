# NVML does not fit the module, and CUDA's library is left alone; then ask torch for the GPU.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=99 LD_PRELOAD="$PWD/other.so" python words.py
