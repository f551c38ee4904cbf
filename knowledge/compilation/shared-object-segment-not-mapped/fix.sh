# The same library without the limit: the soft limit can be raised up to the hard one.
echo 'char big[300 * 1024 * 1024]; int answer(void) { return big[0]; }' > big.c
gcc -shared -fPIC -o libbig.so big.c
ulimit -S -v 200000
ulimit -S -v "$(ulimit -H -v)"
python3 -S -c 'import ctypes; print("answer:", ctypes.CDLL("./libbig.so").answer())'
