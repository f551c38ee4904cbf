# Configure a project that asks for CMake 3.27 and for the module that 3.27 removes.
cmake -S . -B build
