# Set the variables that compilers and scripts read, and not the one that CMake reads.
. ./make_rocm.sh
rm -rf build
ROCM_PATH="$rocm" ROCM_HOME="$rocm" HIP_PATH="$rocm" cmake -S . -B build
