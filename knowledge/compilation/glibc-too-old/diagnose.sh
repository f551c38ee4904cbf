# What the module asks for, which function asks, which file answers, and what that file has.
bash build_elsewhere.sh
newest() { grep -o 'GLIBC_2[0-9.]*' | sort -Vu | tail -n 1; }
list=$(readelf -V demo.so | sed -n '/^Version needs/,$p')
needs=$(newest <<< "$list")
echo "module needs: $needs" $(grep -o 'GLIBC_[A-Z][A-Z_]*' <<< "$list")
echo "functions that ask: $(readelf --dyn-syms --wide demo.so | grep -o "[a-z_]*@$needs" | xargs)"
libc=$(ldd demo.so 2> /dev/null | sed -n 's/.*libc.so.6 => \([^ ]*\).*/\1/p')
echo "process loads: $libc"
echo "it has: $(readelf -V "$libc" | sed -n '/^Version definition/,/^Version needs/p' | newest)"
echo "the system says: $(ldd --version | head -n 1)"
echo "Python says: $(python -c 'import os; print(os.confstr("CS_GNU_LIBC_VERSION"))')"
