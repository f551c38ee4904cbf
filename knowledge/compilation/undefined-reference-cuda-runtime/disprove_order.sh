# Name the library before the objects that need it, static and shared.
. ./compile.sh
link() { g++ "$@" -o early 2>&1 | grep -q "undefined reference" && echo "undefined" || echo "linked"; }
echo "static, library first: $(link -L"$lib" -lcudart_static -ldl -lrt -lpthread main.o kernel.o)"
echo "shared, library first, --as-needed: $(link -L"$lib" -Wl,--as-needed -lcudart main.o kernel.o)"
echo "shared, library last, --as-needed: $(link -L"$lib" -Wl,--as-needed main.o kernel.o -lcudart)"
