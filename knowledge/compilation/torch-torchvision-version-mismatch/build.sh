# Write a stand-in for torchvision into this folder: one for another release of torch,
# one for another CUDA, one without a library, or one that fits.
kind="$1"
ask='from importlib import metadata, util
print(metadata.version("torch").split("+")[0], *util.find_spec("torch").submodule_search_locations)'
read -r release torch <<< "$(python -c "$ask")"
version="0.$(($(echo "$release" | cut -d. -f2) + 15)).0"
flags=()
case "$kind" in
  release) release="2.8.0" version="0.23.0" flags=(-DOTHER_RELEASE) ;;
  cuda)
    name="libcudart.so.11.0"
    echo | c++ -shared -fPIC -x c++ - -o "$name" -Wl,-soname,"$name"
    flags=(-Wl,--no-as-needed "./$name")
    ;;
  fits) flags=(-DFITS) ;;
esac

rm -rf torchvision torchvision-*.dist-info
mkdir torchvision "torchvision-$version.dist-info"
cp standin.py torchvision/__init__.py
echo "__version__ = '$version'" > torchvision/version.py
printf '%s\n' "Metadata-Version: 2.1" "Name: torchvision" "Version: $version" \
  "Requires-Dist: torch (==$release)" > "torchvision-$version.dist-info/METADATA"
echo pip > "torchvision-$version.dist-info/INSTALLER"

if [ "$kind" != "none" ]; then
  c++ -std=c++20 -shared -fPIC ops.cpp -o torchvision/_C.so \
    -isystem "$torch/include" "${flags[@]}" -L"$torch/lib" -ltorch_cpu -lc10
fi
rm -f libcudart.so.11.0
