# Load a module that needs cuBLAS, beside an installed package that the loader does not look into.
bash build.sh
python -c "import ctypes; ctypes.CDLL('./other.so')"
