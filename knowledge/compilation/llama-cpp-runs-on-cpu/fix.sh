# Build again with CMAKE_ARGS, without the wheel of the first build.
. ./site.sh
install
CMAKE_ARGS="-DGGML_CUDA=on" install --force-reinstall --no-cache-dir
supports_gpu
