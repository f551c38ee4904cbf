# Name the GPU's architecture in the variable that extension builds read.
export TORCH_CUDA_ARCH_LIST="12.0+PTX" CUDA_FORCE_PTX_JIT=1
python reproduce.py
