# Build libcudart.so.12 and .13 as stand-ins, and a module that is linked with the first.
for major in 12 13; do
  mkdir -p cuda-$major
  echo "libcudart.so.$major { global: cuda*; local: *; };" > cuda-$major/names
  gcc -shared -fPIC -DMAJOR=$major cudart.c -o cuda-$major/libcudart.so.$major \
    -Wl,-soname,libcudart.so.$major,--version-script,cuda-$major/names
done
include="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
gcc -shared -fPIC -I"$include" demo.c cuda-12/libcudart.so.12 "$@" -o demo.so
