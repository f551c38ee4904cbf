# Build stand-ins for torch and NVIDIA's packages, in the folders of a pip installation:
# bash build.sh [what libtorch_global_deps.so needs]
# Their number is 99, which no toolkit has: nothing on this machine answers for them.
needs=${1:-cuda_runtime/libcudart}
names="cublas/libcublasLt cublas/libcublas cudnn/libcudnn cuda_nvrtc/libnvrtc
  cuda_nvrtc/libnvrtc-builtins cuda_runtime/libcudart cuda_cupti/libcupti cufft/libcufft
  curand/libcurand nvjitlink/libnvJitLink cusparse/libcusparse cusparselt/libcusparseLt
  cusolver/libcusolver nccl/libnccl nvshmem/libnvshmem_host cufile/libcufile"
library() { # library FILE [OPTION ...]: a library of one function that has the file's name
  file=$1 && shift && mkdir -p "$(dirname "$file")"
  echo 'int number(void) { return 99; }' | gcc -shared -fPIC -x c - -x none \
    -o "$file" "-Wl,-soname,$(basename "$file"),--no-as-needed" "$@"
}
for name in $names; do library "site/nvidia/${name%/*}/lib/${name#*/}.so.99"; done
nvidia=site/nvidia/cublas/lib/libcublas.so.99
paths="\$ORIGIN/../../nvidia/cublas/lib:\$ORIGIN/../../nvidia/${needs%/*}/lib"
# torch's wheels for CUDA 12 carry the older RPATH and not the RUNPATH
rpath="-Wl,-rpath,$paths,--disable-new-dtags"
library site/torch/lib/libtorch_global_deps.so "site/nvidia/${needs%/*}/lib/${needs#*/}.so.99" "$rpath"
library site/torch/lib/libtorch_python.so $nvidia "$rpath"
library other.so $nvidia
