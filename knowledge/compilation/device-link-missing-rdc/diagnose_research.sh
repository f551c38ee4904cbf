# Device link an extension with a library folder whose name holds the letters "arch".
. ./toolkit.sh
export lib TORCH_CUDA_ARCH_LIST=8.0
for folder in college research; do
  rm -rf build
  DLINK="-dlink -L$folder/lib" python setup.py build_ext --inplace > build.log 2>&1 || cat build.log
  echo "-L$folder/lib: $(grep 'nvcc .*-dlink' build.log | grep -o 'code=sm_[0-9]*' || echo no architecture)"
  grep -o "nvlink warning : SM Arch ('sm_75') not found" build.log | sort -u
done
python load.py
