# Ask the sanitizer for the line of the program behind the line of the kernel log.
nvcc -arch=native -lineinfo -o fault13 reproduce.cu
compute-sanitizer --print-limit 1 --error-exitcode 7 ./fault13
