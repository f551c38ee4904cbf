# Without the library, with a file that is not OptiX, and with a stand-in for the library.
echo 'int optixQueryFunctionTable(void) { return 0; }' > fake.c
gcc -shared -fPIC -o libfake.so fake.c
for library in libnvoptix.so.99 libc.so.6 ./libfake.so; do
  python3 check_optix.py "$library" 2>&1 | grep verdict
done
