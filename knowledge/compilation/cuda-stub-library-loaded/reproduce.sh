# Start a program with the folder of the stubs before the driver's.
. ./make_stub.sh
LD_LIBRARY_PATH="$PWD/toolkit/lib64/stubs:$PWD/driver" python3 call.py
