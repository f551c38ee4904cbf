# A space on each side of "=" makes the variable a command, in bash too.
CUDA_VISIBLE_DEVICES = 0 python3 -c "print('training')"
