# Ask glibc to check less, and to check more.
gcc -shared -fPIC -g -o label.so label.c
for level in 0 1 3; do
    echo "MALLOC_CHECK_=$level: $(MALLOC_CHECK_=$level python clear_label.py x 5016 2>&1)"
done 2> /dev/null
