# Write past the end of an array: first as it is, then under the sanitizer.
nvcc -arch=native -lineinfo -o small small.cu
./small
compute-sanitizer --print-limit 1 --error-exitcode 7 ./small
