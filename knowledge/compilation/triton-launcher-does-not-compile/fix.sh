# Give the linker both names of the driver's library in a folder of your own; no root needed.
. ./small_driver.sh    # on your machine: driver=/lib/x86_64-linux-gnu, as ldconfig -p lists it
driver="$PWD/driver"
mkdir -p links
ln -sf "$driver/libcuda.so.1" links/libcuda.so
ln -sf "$driver/libcuda.so.1" links/libcuda.so.1
export TRITON_LIBCUDA_PATH="$PWD/links"
LD_LIBRARY_PATH="$driver" python load.py
