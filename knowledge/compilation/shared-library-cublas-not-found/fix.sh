# Lead the loader to the package's folder in three ways.
bash build.sh
load="import ctypes; print(ctypes.CDLL('./other.so').number())"
echo "variable before the start: $(LD_LIBRARY_PATH=$PWD/site/nvidia/cublas/lib python -c "$load")"
echo "loaded before by its path: $(python -c "
import ctypes, pathlib
for file in pathlib.Path('site').glob('nvidia/*/lib/libcublas*.so.*'):
    ctypes.CDLL(file)
$load")"
gcc -shared -fPIC -x c - -x none -o other.so site/nvidia/cublas/lib/libcublas.so.99 \
  '-Wl,--no-as-needed,-rpath,$ORIGIN/site/nvidia/cublas/lib' <<< 'int number(void) { return 99; }'
echo "written into the module:   $(python -c "$load")"
