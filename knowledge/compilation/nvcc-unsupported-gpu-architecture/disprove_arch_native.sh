# Build with -arch=native where no GPU is visible, as in docker build or on a login node.
export CUDA_VISIBLE_DEVICES=""
nvcc -arch=native --dryrun -c reproduce.cu 2>&1 | grep -o "nvcc warning.*\|ptxas -arch=[a-z0-9_]*"
