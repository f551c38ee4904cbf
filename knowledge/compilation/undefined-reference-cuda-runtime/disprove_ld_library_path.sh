# Give the linker's folder in the variable of the loader, then in the linker's own.
. ./compile.sh
echo "LD_LIBRARY_PATH: $(LD_LIBRARY_PATH="$lib" g++ main.o kernel.o -lcudart -o demo 2>&1 | grep -o 'cannot find.*' || echo linked)"
echo "LIBRARY_PATH: $(LIBRARY_PATH="$lib" g++ main.o kernel.o -lcudart -o demo 2>&1 | grep -o 'cannot find.*' || echo linked)"
