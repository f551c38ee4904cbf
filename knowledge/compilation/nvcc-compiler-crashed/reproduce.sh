# A file that makes the C++ front end of nvcc crash: an expression of 3000 parentheses, and a stack of 2 MB.
ulimit -s 2048
printf '__global__ void kernel(float *x) { x[0] = %s x[1] %s; }\n' \
  "$(printf '(%.0s' $(seq 3000))" "$(printf ')%.0s' $(seq 3000))" > deep.cu
printf 'deep.o: deep.cu\n\tnvcc -c deep.cu\n' > Makefile
make deep.o
