# The same command: nvcc appends the flags of the variable, so no source and no build file changes.
export NVCC_APPEND_FLAGS="-DWIN32_LEAN_AND_MEAN"
nvcc -c kernel.cu -o "$(mktemp -d)/kernel.o" && echo "compiled"
