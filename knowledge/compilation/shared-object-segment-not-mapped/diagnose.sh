# Run the check on a library that opens, one beyond the limit, one that was cut, and a file that is no library.
echo 'char big[300 * 1024 * 1024]; int answer(void) { return big[0]; }' > big.c
gcc -shared -fPIC -o libbig.so big.c
head -c 8000 libbig.so > libcut.so
echo 'version https://git-lfs.github.com/spec/v1' > libpointer.so
check() { python3 -S check_map.py "$1" 2>&1 | sed 's/file: [0-9]* bytes/file: N bytes/; s/: [0-9]* MiB left/: N MiB left/'; }
check libbig.so
check libcut.so
check libpointer.so
(ulimit -v 300000; check libbig.so)
python3 -S -c 'import ctypes; ctypes.CDLL("./libpointer.so")' 2>&1 | tail -1
true
