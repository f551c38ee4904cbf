# Build stand-ins for torch and NVIDIA's packages, in the folders of a pip installation:
# bash build.sh [what libtorch_global_deps.so needs]
needs=${1:-cuda_runtime/libcudart.so.12}
names="cublas/libcublasLt.so.12 cublas/libcublas.so.12 cudnn/libcudnn.so.9 cuda_nvrtc/libnvrtc.so.12
  cuda_nvrtc/libnvrtc-builtins.so.12.8 cuda_runtime/libcudart.so.12 cuda_cupti/libcupti.so.12
  cufft/libcufft.so.11 curand/libcurand.so.10 nvjitlink/libnvJitLink.so.12 cusparse/libcusparse.so.12
  cusparselt/libcusparseLt.so.0 cusolver/libcusolver.so.11 nccl/libnccl.so.2
  nvshmem/libnvshmem_host.so.3 cufile/libcufile.so.0"
library() { # library FILE [OPTION ...]: a library of one function that has the file's name
  file=$1 && shift && mkdir -p "$(dirname "$file")"
  echo 'int number(void) { return 12; }' | gcc -shared -fPIC -x c - -x none \
    -o "$file" "-Wl,-soname,$(basename "$file"),--no-as-needed" "$@"
}
for name in $names; do library "site/nvidia/${name%/*}/lib/${name#*/}"; done
nvidia=site/nvidia/cublas/lib/libcublas.so.12
paths="\$ORIGIN/../../nvidia/cublas/lib:\$ORIGIN/../../nvidia/${needs%/*}/lib"
# torch's wheels for CUDA 12 carry the older RPATH and not the RUNPATH
rpath="-Wl,-rpath,$paths,--disable-new-dtags"
library site/torch/lib/libtorch_global_deps.so "site/nvidia/${needs%/*}/lib/${needs#*/}" "$rpath"
library site/torch/lib/libtorch_python.so $nvidia "$rpath"
library other.so $nvidia
