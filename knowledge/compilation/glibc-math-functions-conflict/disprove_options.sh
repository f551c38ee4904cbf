# Try an older C++, the option that skips the check of the compiler, and permissive gcc.
. ./glibc.sh
for option in -std=c++14 -allow-unsupported-compiler "-Xcompiler -fpermissive"; do
  nvcc $option -c kernel.cu 2>&1 | grep -o 'is incompatible with that of previous function "rsqrt"' | sed "s|^|$option: |"
done
