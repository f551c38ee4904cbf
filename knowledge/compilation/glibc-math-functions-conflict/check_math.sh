# Do the math headers of glibc and of the CUDA toolkit agree? Uses nvcc of the PATH and the compiler of NVCC_CCBIN, or g++.
echo > probe.cu
top="$(nvcc --dryrun -c probe.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
header="$(find -L "$top" -name math_functions.h -path '*crt*' | head -n 1)"
echo "$(getconf GNU_LIBC_VERSION), CUDA $(nvcc --version | grep -o 'release [0-9.]*' | cut -d' ' -f2)"
declared="$(echo '#include <math.h>' | "${NVCC_CCBIN:-g++}" -E -x c++ -)"
while read -r name fixed; do
  if ! echo "$declared" | grep -q "double $name ("; then
    echo "$name: not in this glibc"
  elif grep -q " $name(double x);" "$header"; then
    echo "$name: conflict, glibc says noexcept and this toolkit does not; CUDA $fixed does"
  else
    echo "$name: agrees"
  fi
done <<'END'
cospi 13.0
rsqrt 13.2
END
