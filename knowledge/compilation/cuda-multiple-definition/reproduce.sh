# A kernel in a header, and two files that include it.
nvcc one.cu two.cu main.cpp -o demo
