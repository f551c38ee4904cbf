# Name the folder in every variable that is not the loader's.
bash build.sh
folder=$PWD/site/nvidia/cublas/lib
try() { echo "$1: $(env "$1=$2" python -c "import ctypes; ctypes.CDLL('./other.so')" 2>&1 | tail -n 1)"; }
try PATH "$PATH:$folder"
try PYTHONPATH "$PWD/site:$folder"
try CUDA_HOME "$PWD/site/nvidia/cublas"
try CUDA_PATH "$PWD/site/nvidia/cublas"
try LIBRARY_PATH "$folder"
try LD_LIBRARY_PATH "$folder/libcublas.so.99"
