# The verdicts of the check on logs with lines of public threads, for an unpinned project and a local toolkit.
mkdir unpinned local-toolkit
printf '[CUDA_Runtime_jll]\nlocal = "true"\n' > local-toolkit/LocalPreferences.toml
try() {
    echo "$2"
    echo "$2" > log.txt
    bash check_julia_cuda.sh log.txt "$1" | grep -E '^(pinned|verdict)'
}
try unpinned "CUDA.jl's JLLs were precompiled without an NVIDIA driver present."
try unpinned "Error: CUDA.jl could not find an appropriate CUDA runtime to use."
try local-toolkit "Error: CUDA.jl could not find an appropriate CUDA runtime to use."
try unpinned "ERROR: LoadError: UndefVarError: libcuda not defined"
try unpinned "Error: cuDNN is not available for your platform (x86_64-linux-gnu-cuda+local)"
try unpinned "Warning: Package cuDNN not found in current path."
try unpinned "Error: Your Tesla V100-SXM2-32GB GPU (compute capability 7.0) is not supported on CUDA 13+."
try unpinned "ERROR: CUDA error: out of memory (code 2, ERROR_OUT_OF_MEMORY)"
try unpinned "CUDA error (code 100, CUDA_ERROR_NO_DEVICE)"
try unpinned "ERROR: LoadError: ArgumentError: invalid version string: local"
