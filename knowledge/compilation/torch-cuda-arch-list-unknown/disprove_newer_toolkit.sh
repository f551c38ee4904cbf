# Ask for an architecture that the installed nvcc knows, and torch does not.
nvcc --list-gpu-arch | grep -w compute_88
export TORCH_CUDA_ARCH_LIST=8.8
python -c "from torch.utils.cpp_extension import _get_cuda_arch_flags; _get_cuda_arch_flags()"
