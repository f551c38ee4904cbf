# Leave the folder of the stubs out of LD_LIBRARY_PATH.
. ./make_stub.sh
LD_LIBRARY_PATH="$PWD/toolkit/lib64/stubs:$PWD/driver"
LD_LIBRARY_PATH=$(echo "$LD_LIBRARY_PATH" | tr ':' '\n' | grep -v '/stubs' | paste -sd:) python3 call.py
