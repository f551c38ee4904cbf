# Build the library with AddressSanitizer and run the same program: it stops at the write.
gcc -shared -fPIC -g -fsanitize=address -o label.so label.c
export LD_PRELOAD="$(gcc -print-file-name=libasan.so)" ASAN_OPTIONS=detect_leaks=0
python clear_label.py x 5016 2>&1 | grep -E 'ERROR|WRITE|label\.c|located' | sed 's/^.*==ERROR/ERROR/'
