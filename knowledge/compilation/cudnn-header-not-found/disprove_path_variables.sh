# Export the two names that the message calls missing.
. ./small_cudnn.sh
unset CUDNN_INCLUDE_DIR CUDNN_LIBRARY CUDNN_ROOT_DIR
export CUDNN_INCLUDE_PATH="$PWD/cudnn/include" CUDNN_LIBRARY_PATH="$PWD/cudnn/lib/libcudnn.so"
cmake -S . -B build -DTORCH="$(python -c 'import torch; print(torch.__path__[0])')" | grep -E 'CUDNN'
