. ./build.sh
try() { python3 "$here/find_library.py" "$@" | sed "s#$work#WORK#g"; }
echo "== found"; LD_LIBRARY_PATH=$work/open try libmpi.so.40 "$work/open"
echo "== another number"; try libfake.so.3 "$work" | tail -1
cp mpich/libmpi.so.12 mpich/libfake.so.2
try libfake.so.3 "$work"
echo "== not searched"; cp open/libmpi.so.40 open/libfake.so.3
try libfake.so.3 "$work"
