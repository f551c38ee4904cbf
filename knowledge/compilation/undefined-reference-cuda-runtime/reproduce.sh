# Link objects of nvcc and g++ with g++ alone.
. ./compile.sh
g++ main.o kernel.o -o demo
