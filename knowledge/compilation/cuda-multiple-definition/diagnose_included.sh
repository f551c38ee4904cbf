# Include a .cu file in another, and compile both.
{ echo '#include "one.cu"'; echo 'void two(float *x) { one(x); }'; } > two.cu
nvcc one.cu two.cu main.cpp -o demo 2>&1 | grep -o "multiple definition of \`[^']*'" | grep -v __device_stub__
