nvcc -arch=native -lineinfo -o fault reproduce.cu
compute-sanitizer --error-exitcode 7 ./fault | grep -E "ERROR SUMMARY"
