nvcc -arch=native -lineinfo -o fault reproduce.cu
bash check_kernel.sh ./fault
nvcc -arch=sm_100 -o other reproduce.cu
bash check_kernel.sh ./other
nvcc -arch=native -lineinfo -o mended fix.cu
bash check_kernel.sh ./mended
