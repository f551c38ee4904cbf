# Give the linker the folder with LIBRARY_PATH: no build file has to change.
export CUDA_HOME="$PWD/env"
eval "$(bash find_library.sh cudart | sed -n 's/^verdict: \(export .*\)/\1/p')"
g++ main.cpp -L"$CUDA_HOME/lib64" -lcudart -o main && LD_LIBRARY_PATH="$LIBRARY_PATH" ./main
