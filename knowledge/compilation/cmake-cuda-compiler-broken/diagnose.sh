# Check the build folder that failed, and then the shell with the newer gcc.
bash reproduce.sh > first.log 2>&1
bash check_cmake_nvcc.sh build | grep -E 'architectures|verdict'
. ./newer.sh
bash check_cmake_nvcc.sh none | grep verdict | grep -o 'error: .*supported!'
