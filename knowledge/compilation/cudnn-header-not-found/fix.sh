# Give the compiler the folder of the headers; CUDNN_PATH is for torch's extensions.
. ./small_cudnn.sh    # on your machine: the folder that find_cudnn.sh prints
export CUDNN_PATH="$PWD/cudnn" CPATH="$PWD/cudnn/include"
g++ -std=c++17 -I "$(python -c 'import torch; print(torch.__path__[0])')/include" -c convolution.cpp
echo "compiled: $(ls convolution.o)"
