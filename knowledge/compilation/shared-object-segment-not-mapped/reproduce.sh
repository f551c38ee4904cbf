# A limit of the address space of 200 MB, and a library that takes 300 MB of it.
echo 'char big[300 * 1024 * 1024]; int answer(void) { return big[0]; }' > big.c
gcc -shared -fPIC -o libbig.so big.c
ulimit -v 200000
python3 -S -c 'import ctypes; ctypes.CDLL("./libbig.so")'
