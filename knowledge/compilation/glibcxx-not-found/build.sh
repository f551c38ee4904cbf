# Build the module with this compiler, and a stand-in for the C++ library of gcc 11 in env/lib.
include="$(python -c 'import sysconfig; print(sysconfig.get_path("include"))')"
g++ -shared -fPIC -D_GLIBCXX_ASSERTIONS -I"$include" demo.cpp "$@" -o demo.so
mkdir -p env/lib
{
  echo "GLIBCXX_3.4 {};"
  for n in $(seq 1 29); do echo "GLIBCXX_3.4.$n {};"; done
  echo "CXXABI_1.3 {};"
  for n in $(seq 1 13); do echo "CXXABI_1.3.$n {};"; done
} > versions
gcc -shared -fPIC -x c /dev/null -o env/lib/libstdc++.so.6 \
  -Wl,-soname,libstdc++.so.6,--version-script,versions
