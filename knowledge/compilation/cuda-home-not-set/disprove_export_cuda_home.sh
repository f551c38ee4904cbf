# Export CUDA_HOME, as most answers advise, under a CPU build of torch.
mkdir -p toolkit/bin
export CUDA_HOME="$PWD/toolkit"
export PATH="$CUDA_HOME/bin:$PATH"
python reproduce.py
