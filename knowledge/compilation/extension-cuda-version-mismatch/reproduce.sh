# Build with CUDA_HOME at a toolkit of another major version than torch's.
mkdir -p cuda-11.8/bin
cat > cuda-11.8/bin/nvcc <<'STANDIN'
#!/bin/sh
echo "Cuda compilation tools, release 11.8, V11.8.89"
STANDIN
chmod +x cuda-11.8/bin/nvcc
CUDA_HOME="$PWD/cuda-11.8" python setup.py -q build_ext --inplace
