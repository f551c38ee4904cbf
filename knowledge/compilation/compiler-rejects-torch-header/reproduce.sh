# A parameter named small, after the macro of the Windows SDK that turns this name into char.
nvcc -c kernel.cu -o "$(mktemp -d)/kernel.o"
