# Compile both halves, and find the toolkit's library folder by asking nvcc.
nvcc -c kernel.cu -o kernel.o
g++ -c main.cpp -o main.o
lib="$(nvcc --dryrun kernel.cu 2>&1 | grep -o '"-L[^"]*/lib"' | tail -n 1 | tr -d '"' | cut -c3-)"
