# Define the target first; the project itself is the same.
mkdir -p project && cp CMakeLists.txt main.cpp nvtx.cmake project/
cmake -S project -B build | grep -E 'Configuring|Generating'
cmake --build build | tail -n 1
