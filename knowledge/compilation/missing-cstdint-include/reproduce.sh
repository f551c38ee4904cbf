# Compile a CUDA file whose header uses uint32_t and includes only <vector>.
nvcc -c kernel.cu -o "$(mktemp)"
