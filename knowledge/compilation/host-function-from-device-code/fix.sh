# Mark the function for both sides.
nvcc -c scale_fixed.cu && ls scale_fixed.o
