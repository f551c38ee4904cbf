# Three ways that end well: nvcc links, g++ with the shared runtime, g++ with the static one.
. ./compile.sh
nvcc main.o kernel.o -o by_nvcc && ./by_nvcc
g++ main.o kernel.o -L"$lib" -Wl,-rpath,"$lib" -lcudart -o shared && ./shared
g++ main.o kernel.o -L"$lib" -lcudart_static -ldl -lrt -lpthread -o static && ./static
