# Ask nvcc which architectures it has, and configure for the newest of those wanted in a new folder.
rm -rf build
arch="$(nvcc --list-gpu-arch | grep -o '[0-9]*' | grep -x 80)"
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES="$arch" | grep -E 'working CUDA compiler|Configuring done'
cmake --build build | grep -o "Built target kernel"
