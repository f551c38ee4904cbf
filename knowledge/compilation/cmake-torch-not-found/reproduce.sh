# Configure a project that uses torch, without a word on where torch is.
unset CMAKE_PREFIX_PATH Torch_DIR Torch_ROOT
cmake -S . -B build
