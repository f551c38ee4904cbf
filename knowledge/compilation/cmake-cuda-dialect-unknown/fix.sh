# Ask for the dialect that this CMake knows, in an empty build folder.
rm -rf build
cmake -S . -B build -DCMAKE_CUDA_STANDARD=17 | grep -o "Build files have been written"
grep -o -- "-std=c++[0-9]*" build/CMakeFiles/demo.dir/flags.make
