# Run the check for releases from the threads: an old nvcc, an old CMake, and one that CMake has in its cache.
mkdir bin old-bin build && PATH="$PWD/bin:$PATH"
cmake_is() { printf '#!/bin/sh\necho "cmake version %s"\n' "$1" > bin/cmake; chmod +x bin/cmake; }
nvcc_is() { printf '#!/bin/sh\necho "Cuda compilation tools, release %s, V%s.105"\n' "$2" "$2" > "$1/nvcc"; chmod +x "$1/nvcc"; }
check() { bash check_dialect.sh "$@" | sed "s|$PWD/||"; }
cmake_is 3.16.3; nvcc_is bin 12.2
check 17 none
cmake_is 3.18.0; nvcc_is bin 10.1
check 17 none
cmake_is 3.25.1; nvcc_is bin 13.0
check 20 none
check 17 none
nvcc_is old-bin 10.1
echo "CMAKE_CUDA_COMPILER:FILEPATH=$PWD/old-bin/nvcc" > build/CMakeCache.txt
check 17 build
