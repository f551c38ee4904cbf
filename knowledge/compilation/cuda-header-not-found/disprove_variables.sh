# Set one variable at a time to the right folder, and compile.
include="$(realpath "$(nvcc --dryrun -c main.cpp 2>&1 | grep -o '"-I[^"]*"' | head -n 1 | tr -d '"' | cut -c3-)")"
home="$(dirname "$include")"
try() {
  if env "$@" g++ -c main.cpp -o try.o 2> /dev/null; then echo "${1%%=*}: found"; else echo "${1%%=*}: not found"; fi
}
try CUDA_HOME="$home"
try CUDA_PATH="$home"
try PATH="$home/bin:$PATH"
try LD_LIBRARY_PATH="$home/lib64"
try C_INCLUDE_PATH="$include"
try CPLUS_INCLUDE_PATH="$include"
try CPATH="$include"
