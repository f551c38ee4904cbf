# What the module needs, what each library at hand has, and which one the loader takes.
bash build.sh
newest() { readelf -V "$1" | grep -o 'GLIBCXX_3[0-9.]*' | sort -Vu | tail -n 1; }
echo "module needs: $(newest demo.so)"
system="$(g++ -print-file-name=libstdc++.so.6)"
echo "compiler's library has: $(newest "$system")"
echo "environment's library has: $(newest env/lib/libstdc++.so.6)"
export LD_LIBRARY_PATH="$PWD/env/lib"
echo "loader takes: $(LD_DEBUG=libs python -c 'import demo' 2>&1 \
  | grep 'trying file=.*libstdc' | tail -n 1 | sed "s#.*file=##; s#$PWD/##")"
