# The same extension with the device link that dlink=True asks for.
. ./toolkit.sh
export lib TORCH_CUDA_ARCH_LIST=8.0
DLINK="-dlink" python setup.py -q build_ext --inplace > build.log 2>&1 && echo "built"
python load.py
