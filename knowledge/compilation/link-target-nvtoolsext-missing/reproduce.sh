# Configure a project that links to the target of NVTX 2, with a toolkit that has NVTX 3 only.
mkdir -p project && cp CMakeLists.txt main.cpp project/
cmake -S project -B build 2>&1
