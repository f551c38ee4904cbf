# Name a host compiler that this nvcc allows, in a new build folder.
. ./newer.sh
rm -rf build
CUDAHOSTCXX="$old" cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES=80 | grep -E 'working CUDA compiler|Configuring done'
cmake --build build | grep -o "Built target kernel"
