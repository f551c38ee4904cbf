# Let the sanitizer tell a misaligned access from one that is out of bounds.
nvcc -arch=native -lineinfo -o fault reproduce.cu
compute-sanitizer --print-limit 1 --error-exitcode 7 ./fault
