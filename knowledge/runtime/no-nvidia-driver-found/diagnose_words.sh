# Four ways to have no GPU, and torch's words for each.
gcc -shared -fPIC hide.c -o hide.so
gcc -shared -fPIC no_files.c -o no_files.so -ldl
mkdir -p empty
: > empty/libcuda.so.1
echo "libcuda.so.1 is not found"; LD_AUDIT="$PWD/hide.so" python words.py
echo "libcuda.so.1 is empty"; LD_LIBRARY_PATH="$PWD/empty" python words.py
echo "no GPU is visible"; CUDA_VISIBLE_DEVICES="" python words.py
echo "no device file opens"; LD_PRELOAD="$PWD/no_files.so" python words.py
