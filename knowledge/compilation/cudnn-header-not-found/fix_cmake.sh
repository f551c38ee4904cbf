# Tell torch's FindCUDNN where the header and the library are: the names end in DIR and LIBRARY.
. ./small_cudnn.sh
export CUDNN_INCLUDE_DIR="$PWD/cudnn/include" CUDNN_LIBRARY="$PWD/cudnn/lib"
cmake -S . -B build -DTORCH="$(python -c 'import torch; print(torch.__path__[0])')" | grep -E 'CUDNN'
