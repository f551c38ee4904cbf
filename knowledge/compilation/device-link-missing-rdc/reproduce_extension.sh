# Build an extension with -rdc=true alone, and load it.
. ./toolkit.sh
export lib TORCH_CUDA_ARCH_LIST=8.0
python setup.py -q build_ext --inplace > build.log 2>&1 && echo "built"
python load.py
