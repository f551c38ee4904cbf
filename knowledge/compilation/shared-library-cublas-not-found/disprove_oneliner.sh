# The line that guides give: ask the package for its folder, and export that.
bash build.sh
export PYTHONPATH=$PWD/site
LD_LIBRARY_PATH=$(python -S -c 'import os, nvidia.cublas.lib; print(os.path.dirname(nvidia.cublas.lib.__file__))' 2> error)
export LD_LIBRARY_PATH
tail -n 1 error
echo "exported: '$LD_LIBRARY_PATH'"
python -c "import ctypes; ctypes.CDLL('./other.so')" 2>&1 | tail -n 1
echo "with __path__ in place of __file__:"
LD_LIBRARY_PATH=$(python -S -c 'import nvidia.cublas.lib as lib; print(*lib.__path__)')
python -c "import ctypes; ctypes.CDLL('./other.so'); print('loaded')"
