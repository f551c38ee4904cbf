# Let CMake bring the folder along with the target that is linked.
cmake -S . -B build > configure.log || tail configure.log
cmake --build build > build.log 2>&1 || tail build.log
./build/demo
