# The same project: treat every minimum below 3.5 as 3.5.
mkdir -p project/library
printf '%s\n' 'cmake_minimum_required(VERSION 3.18)' 'project(demo LANGUAGES NONE)' \
    'add_subdirectory(library)' >project/CMakeLists.txt
echo 'cmake_minimum_required(VERSION 3.1.3)' >project/library/CMakeLists.txt
export CMAKE_POLICY_VERSION_MINIMUM=3.5
cmake -S project -B build
