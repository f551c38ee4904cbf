# Let the libraries tell the module in the kernel that they are of a newer release.
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=newer LD_PRELOAD="$PWD/other.so" nvidia-smi
