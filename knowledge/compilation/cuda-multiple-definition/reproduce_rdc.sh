# The same with relocatable device code: another linker is the first to see it.
nvcc -rdc=true one.cu two.cu main.cpp -o demo
