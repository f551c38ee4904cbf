# Tell the host compiler where the toolkit's headers are; nvcc knows the place.
include="$(nvcc --dryrun -c main.cpp 2>&1 | grep -o '"-I[^"]*"' | head -n 1 | tr -d '"' | cut -c3-)"
g++ -I"$include" -c main.cpp -o main.o
g++ main.o -o demo && ./demo
