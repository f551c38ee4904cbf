# Give CMake the folder of ROCm and configure in a new build folder.
. ./make_rocm.sh
rm -rf build
CMAKE_PREFIX_PATH="$rocm" cmake -S . -B build | grep -E 'Found hip|Configuring done'
