# A program that does not look at its launches: let the sanitizer look.
nvcc -arch=native -o silent disprove_synchronize.cu
compute-sanitizer --error-exitcode 7 ./silent
