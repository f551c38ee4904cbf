# Pass a shell variable that nobody has set.
unset GPU_ARCHS
cmake -S . -B build -DCMAKE_CUDA_ARCHITECTURES="$GPU_ARCHS"
