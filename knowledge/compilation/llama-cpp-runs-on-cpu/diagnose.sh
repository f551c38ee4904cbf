# The check on llama-cpp-python without and with CUDA, and on a folder of programs.
. ./site.sh
check() { env/bin/python -B check_llama_gpu.py "$@"; }
install --no-compile
package=$(echo env/lib/python3*/site-packages/llama_cpp)
check
CMAKE_ARGS="-DGGML_CUDA=on" install --no-compile --force-reinstall --no-cache-dir
echo 'ggml_cuda_init: found 1 CUDA devices' > "$package/libggml-cuda.so"
check
sed -i 's/True/False/' "$package/__init__.py"
check
mkdir -p bin
echo 'warning: no usable GPU found' > bin/llama-server
check bin
