# Build a module that needs libroctx64.so.4, and keep that library outside the loader's folders.
unset LD_LIBRARY_PATH
mkdir -p rocm/lib
echo 'int roctxMarkA(void) { return 0; }' > roctx.c
echo 'int roctxMarkA(void); int start(void) { return roctxMarkA(); }' > torch_module.c
gcc -shared -fPIC roctx.c -o rocm/lib/libroctx64.so.4 -Wl,-soname,libroctx64.so.4
gcc -shared -fPIC torch_module.c -o torch_module.so -Wl,-z,now rocm/lib/libroctx64.so.4
