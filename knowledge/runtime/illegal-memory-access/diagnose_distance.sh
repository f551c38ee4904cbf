# Write further and further past the end of an allocation, each time in a new process.
nvcc -arch=native -o distance distance.cu
for past in 1 1024 8192 32768 131072 1048576; do ./distance $past; done
