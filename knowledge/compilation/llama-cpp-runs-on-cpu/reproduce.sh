# Install llama-cpp-python without CMAKE_ARGS.
. ./site.sh
install
supports_gpu
