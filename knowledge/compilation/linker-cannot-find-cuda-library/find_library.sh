# Say where the linker could find a CUDA library: bash find_library.sh cudart
name="${1:-cudart}"
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
site="$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
places=("${CUDA_HOME:-/nowhere}"/{lib64,lib,lib64/stubs} "$top"/{lib64,lib64/stubs}
  "${CONDA_PREFIX:-/nowhere}"/{lib,lib/stubs,targets/x86_64-linux/lib}
  /usr/lib/x86_64-linux-gnu /usr/lib64 /usr/lib/wsl/lib "$site"/nvidia/*/lib)
echo "CUDA_HOME: ${CUDA_HOME:-not set}; torch links with -L${CUDA_HOME:-CUDA_HOME}/lib64"
for folder in "${places[@]}"; do
  if [ -e "$folder/lib$name.so" ]; then
    echo "verdict: export LIBRARY_PATH=$(cd "$folder" && pwd -P)"
    exit
  fi
done
for folder in "${places[@]}"; do
  for file in "$folder/lib$name.so".[0-9]*; do
    [ -e "$file" ] && echo "verdict: only $file; link lib$name.so to it" && exit
  done
done
echo "verdict: lib$name is not here; install the toolkit's development packages or the driver"
