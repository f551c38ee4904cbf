# The newest toolkit that this entry is run with, and no driver.
gcc -shared -fPIC hide.c -o hide.so
echo "toolkit: $(nvcc --version | grep -o 'release [0-9.]*')"
nvcc count.cu -o count
LD_AUDIT="$PWD/hide.so" ./count
