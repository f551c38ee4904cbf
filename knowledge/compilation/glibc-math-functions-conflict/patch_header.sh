# Write patched/: links to the toolkit's headers, and a math_functions.h that says noexcept as the newer glibc does.
echo > probe.cu
top="$(nvcc --dryrun -c probe.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
header="$(find -L "$top" -name math_functions.h -path '*crt*' | head -n 1)"
rm -rf patched && cp -rs "$(realpath "${header%/crt/*}")" patched
for name in rsqrt sinpi cospi; do  # those that this toolkit declares without it
  grep -q " $name(double x);" "$header" && names="$names|$name"
done
sed -E "s/\b((${names#|})f?\((double|float) (x|a)\))(\)?;)/\1 noexcept(true)\5/" "$header" > math_functions.h
mv math_functions.h patched/crt/
diff "$header" patched/crt/math_functions.h | grep '^> extern' | grep -o '[a-z]* *[a-z]*(.*' | tr -s ' '
export NVCC_PREPEND_FLAGS="-I$PWD/patched"  # nvcc reads it in each build system
echo "export NVCC_PREPEND_FLAGS=$NVCC_PREPEND_FLAGS"
