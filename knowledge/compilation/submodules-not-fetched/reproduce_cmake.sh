# The same with CMake, which wants a CMakeLists.txt in the empty folder.
. ./project.sh
printf 'cmake_minimum_required(VERSION 3.18)\nproject(demo NONE)\nadd_subdirectory(third_party/cutlass)\n' > CMakeLists.txt
cmake -B build . > /dev/null
