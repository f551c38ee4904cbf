# Lower the number in CMakeLists.txt; the project needs 3.31 for a command that it calls.
mkdir project
printf '%s\n' 'cmake_minimum_required(VERSION 3.20)' 'project(demo LANGUAGES NONE)' \
    'cmake_pkg_config(EXTRACT zlib)' >project/CMakeLists.txt
cmake -S project -B build
