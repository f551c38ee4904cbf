# A file system that is mounted noexec, as /tmp can be; a namespace of our own, so that the machine keeps its mounts.
echo 'int answer(void) { return 42; }' > small.c
gcc -shared -fPIC -o libsmall.so small.c
mkdir -p mounted
unshare --map-root-user --mount bash -c '
mount -t tmpfs -o noexec tmpfs mounted && cp libsmall.so mounted/
python3 check_map.py mounted/libsmall.so
python3 -S -c "import ctypes; ctypes.CDLL(\"mounted/libsmall.so\")"'
