# Build for the architectures that the code supports, or guard the code by architecture.
nvcc -gencode arch=compute_80,code=sm_80 -c reproduce.cu && echo "sm_80: compiles"
nvcc -gencode arch=compute_75,code=sm_75 -gencode arch=compute_80,code=sm_80 -c guarded.cu \
  && echo "guarded, sm_75 and sm_80: compiles"
