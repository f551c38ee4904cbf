# Kernels stay in the .cu file; the header that main.cpp includes has an ordinary function only.
mkdir -p src
echo 'void run(float *x);' > src/vector.h
cat > src/vector.cu << 'END'
#include "vector.h"
__global__ void twice(float *x) { x[threadIdx.x] *= 2; }
void run(float *x) { twice<<<1, 32>>>(x); }
END
cat > src/main.cpp << 'END'
#include "vector.h"
int main() { float *x = nullptr; if (x) run(x); }
END
nvcc -c src/vector.cu -o vector.o && g++ -c src/main.cpp -o main.o && nvcc main.o vector.o -o demo && ./demo && echo linked
