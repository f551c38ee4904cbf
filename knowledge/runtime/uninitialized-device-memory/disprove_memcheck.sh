# The default tool checks addresses, and these are good.
nvcc -arch=native -lineinfo -o fault reproduce.cu
compute-sanitizer --error-exitcode 7 ./fault | grep -E "ERROR SUMMARY"
