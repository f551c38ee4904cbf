# Configure a project that needs HIP, without a word on where ROCm is.
unset CMAKE_PREFIX_PATH hip_DIR hip_ROOT
rm -rf build
cmake -S . -B build
