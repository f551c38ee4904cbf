# Build lib/libpython3.1.so.1.0, an empty library, and ./program and ./module.so, which need it.
unset LD_LIBRARY_PATH
mkdir -p lib
echo 'int main(void) { return 0; }' > main.c
: > empty.c
gcc -shared empty.c -o lib/libpython3.1.so.1.0 -Wl,-soname,libpython3.1.so.1.0
gcc main.c -o program -Wl,--no-as-needed lib/libpython3.1.so.1.0
gcc -shared empty.c -o module.so -Wl,--no-as-needed lib/libpython3.1.so.1.0
