# The same with NVIDIA's own runtime of CUDA 13 behind the older name.
bash build.sh
top="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
real="$(find -L "$top" -name libcudart.so.13 2> /dev/null | head -n 1)"
echo "tag: $(readelf -V "$real" | grep -o 'Name: libcudart.so.13' | head -n 1)"
mkdir linked
ln -s "$real" linked/libcudart.so.12
LD_LIBRARY_PATH="$PWD/linked" python -c "import demo"
