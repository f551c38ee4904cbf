# Run the check on both modules, on one that needs the ROCm part of torch, and without readelf.
. ./build.sh
: > hip.c
gcc -shared hip.c -o libc10_hip.so -Wl,-soname,libc10_hip.so
gcc -shared hip.c -o hip.so -Wl,--no-as-needed ./libc10_hip.so && rm libc10_hip.so
for module in module.so old.so hip.so; do
  python3 check_libtorch.py $module | grep -v Python
done
python=$(command -v python3)
PATH=/nonexistent "$python" check_libtorch.py module.so | grep -v Python
