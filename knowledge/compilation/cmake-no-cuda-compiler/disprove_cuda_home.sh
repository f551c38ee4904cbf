# Set CUDA_HOME to the toolkit and configure again.
export CUDA_HOME="$(nvcc --dryrun none.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
ls "$CUDA_HOME/bin/nvcc" > /dev/null && echo "CUDA_HOME has bin/nvcc"
bash reproduce.sh
