# The stand-in: a folder laid out like ROCm, with empty files.
rocm="$PWD/opt/rocm-6.4"
mkdir -p "$rocm/bin" "$rocm/include/hip" "$rocm/lib/cmake/hip" "$rocm/lib/llvm/amdgcn/bitcode"
touch "$rocm/include/hip/hip_runtime.h" "$rocm/lib/cmake/hip/hip-config.cmake" "$rocm/lib/llvm/amdgcn/bitcode/ocml.bc"
