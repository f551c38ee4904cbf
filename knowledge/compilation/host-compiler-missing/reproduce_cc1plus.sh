# Call a gcc whose C++ part is missing: it looks for cc1plus in a folder that does not exist.
export GCC_EXEC_PREFIX=/nowhere/
nvcc -c kernel.cu
