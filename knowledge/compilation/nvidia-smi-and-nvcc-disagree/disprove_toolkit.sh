python=$(command -v python3)
smi=$(command -v nvidia-smi)
export PATH=/usr/bin:/bin CUDA_HOME=/nowhere
"$smi" --query-gpu=compute_cap --format=csv,noheader > /dev/null && echo "the driver is there"
command -v nvcc || echo "no nvcc"
"$python" -c 'import torch; print(torch.version.cuda, (torch.ones(2, device="cuda") + 1).tolist())'
