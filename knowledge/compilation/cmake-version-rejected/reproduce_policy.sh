# A project that builds a library of its own time, which asks for CMake 3.1.3.
mkdir -p project/library
printf '%s\n' 'cmake_minimum_required(VERSION 3.18)' 'project(demo LANGUAGES NONE)' \
    'add_subdirectory(library)' >project/CMakeLists.txt
echo 'cmake_minimum_required(VERSION 3.1.3)' >project/library/CMakeLists.txt
cmake -S project -B build
