# The same with the version that NVML really has, which is the module's.
gcc -shared -fPIC other_version.c -o other.so -ldl
LD_PRELOAD="$PWD/other.so" nvidia-smi -L
