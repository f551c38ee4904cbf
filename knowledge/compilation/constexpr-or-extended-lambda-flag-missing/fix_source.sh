# Use the function that CUDA brings for device code; no flag is needed then.
nvcc -std=c++17 -c limit_fixed.cu && ls limit_fixed.o
