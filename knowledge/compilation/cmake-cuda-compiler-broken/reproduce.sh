# Configure for a GPU architecture that this nvcc no longer has.
rm -rf build
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=35
