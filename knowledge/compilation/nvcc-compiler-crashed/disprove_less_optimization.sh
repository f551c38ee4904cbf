# Less optimization changes what cicc and ptxas do; a crash of cudafe++ comes before both.
ulimit -s 2048
printf '__global__ void kernel(float *x) { x[0] = %s x[1] %s; }\n' \
  "$(printf '(%.0s' $(seq 3000))" "$(printf ')%.0s' $(seq 3000))" > deep.cu
nvcc -Xcicc -O0 -Xptxas -O0 -O0 -c deep.cu
