# Whose path does the loader follow, and does a library's own need inherit it?
library() { echo "char *from(void) { return \"$FROM\"; }" | gcc -shared -fPIC -x c - -x none -o "$@"; }
mkdir -p packages toolkit
FROM=toolkit library toolkit/libcublasLt.so.99 -Wl,-soname,libcublasLt.so.99
FROM=packages library packages/libcublasLt.so.99 -Wl,-soname,libcublasLt.so.99
library packages/libcublas.so.99 -Wl,-soname,libcublas.so.99,--no-as-needed packages/libcublasLt.so.99
library packages/with_path.so -Wl,-soname,with_path.so,--no-as-needed,--enable-new-dtags,-rpath,/nowhere \
  packages/libcublasLt.so.99
cat > load.py << 'EOF'
import ctypes, sys
try:
    ctypes.CDLL(sys.argv[1])
    print("found in", *{p.split("/")[-2] for p in open("/proc/self/maps") if "libcublasLt" in p})
except OSError as error:
    print(error)
EOF
for tags in enable disable; do
  option="-Wl,--$tags-new-dtags,--no-as-needed"
  library direct.so "$option,-rpath,\$ORIGIN/packages" packages/libcublasLt.so.99
  library indirect.so "$option,-rpath,\$ORIGIN/packages" -Wl,-rpath-link,packages packages/libcublas.so.99
  library pathed.so "$option,-rpath,\$ORIGIN/packages" -Wl,-rpath-link,packages packages/with_path.so
  echo "$(readelf -d direct.so | grep -o 'R[A-Z]*PATH')"
  echo "  needed by the module:     $(python load.py ./direct.so)"
  echo "  needed by what it needs:  $(python load.py ./indirect.so)"
  echo "  and that has a RUNPATH:   $(python load.py ./pathed.so)"
  echo "  with LD_LIBRARY_PATH:     $(LD_LIBRARY_PATH=toolkit python load.py ./direct.so)"
done
