# Configure a project that asks for a newer CMake than the installed one.
mkdir project
printf '%s\n' 'cmake_minimum_required(VERSION 99.0)' 'project(demo LANGUAGES NONE)' >project/CMakeLists.txt
cmake -S project -B build
