# Let NVML tell the module in the kernel that it is of a newer release.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=99 LD_PRELOAD="$PWD/other.so" nvidia-smi
