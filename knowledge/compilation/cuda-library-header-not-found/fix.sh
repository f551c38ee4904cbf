# Compile against the toolkit after its development packages are installed.
. ./small_toolkit.sh
bash add_headers.sh small/include
export CUDA_HOME="$PWD/small"
g++ -I "$CUDA_HOME/include" main.cpp -o main && ./main
