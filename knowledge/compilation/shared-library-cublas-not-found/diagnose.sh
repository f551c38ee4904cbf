# Ask one module: what it needs, what path it carries, where the loader searched, and what is there.
bash build.sh
module=./other.so
needs=$(readelf -d $module | grep -o 'libcublas\.so[^]]*')
echo "needs: $needs"
echo "path in the module: $(readelf -d $module | grep -o '(R.*PATH).*' || echo none)"
echo "ldd: $(ldd $module | grep "$needs" | xargs)"
echo "loader: $(LD_DEBUG=libs python -c "import ctypes; ctypes.CDLL('$module')" 2>&1 \
  | sed -n "/find library=$needs /,/calling/s/.*\t\t(\(.*\))/\1/p" | xargs)"
echo "files: $(find . -name 'libcublas.so*' | xargs)"
python - << EOF
import ctypes, glob
ctypes.CDLL(glob.glob("site/nvidia/*/lib/$needs")[0])
ctypes.CDLL("$module")
print("after that file is loaded by its path: the module loads")
EOF
echo "ldd, all the same: $(ldd $module | grep "$needs" | xargs)"
