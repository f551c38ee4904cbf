# Start from an empty build folder and name the capabilities without a dot.
rm -rf build
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES="80;90" | grep architectures
cmake --build build | grep -o "Built target demo"
