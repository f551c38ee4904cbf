# The sanitizer says what the kernel did before it gave up, and where.
nvcc -arch=native -lineinfo -o fault43 reproduce.cu
compute-sanitizer --print-limit 1 --error-exitcode 7 ./fault43
