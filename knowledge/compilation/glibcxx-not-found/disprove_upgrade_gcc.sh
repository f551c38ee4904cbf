# The newest compiler and its library are installed, and the process loads another one.
bash build.sh
echo "gcc $(gcc -dumpversion), its library has $(readelf -V "$(g++ -print-file-name=libstdc++.so.6)" \
  | grep -o 'GLIBCXX_3[0-9.]*' | sort -Vu | tail -n 1)"
LD_LIBRARY_PATH="$PWD/env/lib" python -c "import demo"
