# The refusal in a process that loads NVML and nothing else: which libraries for GPUs does it hold?
gcc -shared -fPIC other_version.c -o other.so -ldl
CLAIM=99 LD_PRELOAD="$PWD/other.so" python toolkit.py
