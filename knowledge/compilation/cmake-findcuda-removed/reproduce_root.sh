# Configure an older project with a folder that is not the toolkit's.
sed -i '1s/.*/cmake_minimum_required(VERSION 3.18)/' CMakeLists.txt
mkdir cuda
cmake -S . -B build -DCUDA_TOOLKIT_ROOT_DIR="$PWD/cuda"
