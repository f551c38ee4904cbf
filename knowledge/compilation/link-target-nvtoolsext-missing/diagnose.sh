# Run the check on three toolkits: with the old library, with the headers only, and with neither.
mkdir -p old/lib64 new/include/nvtx3 none
touch old/lib64/libnvToolsExt.so.1 new/include/nvtx3/nvToolsExt.h
mkdir -p torch/share/cmake/Caffe2/public
touch torch/__init__.py
echo '# CUDA::nvToolsExt' > torch/share/cmake/Caffe2/public/cuda.cmake
export PYTHONPATH="$PWD"
for cuda in old new none; do bash check_nvtx.sh $cuda; done
