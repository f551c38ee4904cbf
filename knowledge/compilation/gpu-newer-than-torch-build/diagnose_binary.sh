# What the binary holds: machine code by architecture, and PTX if any.
library="$(python -c 'import torch; print(torch.__path__[0])')/lib/libtorch_cuda.so"
cuobjdump --list-elf "$library" | grep -o 'sm_[0-9]*[af]*' | sort | uniq -c
cuobjdump --list-ptx "$library" 2>&1 | head -n 1
