# Without porting: set the policy below cmake_minimum_required, and pass the toolkit that nvcc has.
sed -i '1s/$/\ncmake_policy(SET CMP0146 OLD)/' CMakeLists.txt
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
cmake -S . -B build -DCUDA_TOOLKIT_ROOT_DIR="$(cd "$top" && pwd -P)" | grep -E 'Found CUDA|Configuring done'
