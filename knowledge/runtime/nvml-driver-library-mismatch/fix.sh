# The same libraries when the version that they hand over is the module's.
gcc -shared -fPIC other_version.c -o other.so -ldl
LD_PRELOAD="$PWD/other.so" nvidia-smi -L
