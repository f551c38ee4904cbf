# Run the check with both folders, and with the driver's only.
. ./make_stub.sh
LD_LIBRARY_PATH="$PWD/toolkit/lib64/stubs:$PWD/driver" python3 check_libcuda.py
LD_LIBRARY_PATH="$PWD/driver" python3 check_libcuda.py
