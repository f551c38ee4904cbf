# Put the toolkit's stubs on the linker's path: they have libcuda.so, and Triton asks for libcuda.so.1.
. ./small_driver.sh
mkdir -p stubs lib64
cp driver/libcuda.so.1 stubs/libcuda.so
ls stubs
LIBRARY_PATH="$PWD/stubs" TRITON_LIBCUDA_PATH="$PWD/lib64" python load.py
