# Three ways that lead the loader to the folder.
bash build.sh
echo "variable before the start: $(LD_LIBRARY_PATH="$PWD/cuda-12" python -c 'import demo; print(demo.version())')"
echo "loaded before by its path: $(python -c '
import ctypes
ctypes.CDLL("./cuda-12/libcudart.so.12")
import demo
print(demo.version())')"
bash build.sh -Wl,-rpath,'$ORIGIN/cuda-12'
echo "written into the module:   $(python -c 'import demo; print(demo.version())')"
