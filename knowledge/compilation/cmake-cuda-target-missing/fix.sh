# Find the toolkit before the targets are used.
mkdir -p project && cp CMakeLists.txt main.cpp project/
cmake -S project -B build -DFIND_TOOLKIT=ON > log.txt 2>&1 || { cat log.txt; exit 1; }
grep -oE 'Found CUDAToolkit|Generating done' log.txt
cmake --build build > /dev/null && build/demo
