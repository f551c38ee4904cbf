# From the moment at which the file is there, the libraries hand over a newer version.
gcc -shared -fPIC other_version.c -o other.so -ldl
rm -f upgraded
CLAIM=newer AFTER=upgraded LD_PRELOAD="$PWD/other.so" python running.py
