# Run a torch for CUDA 13 over a driver that goes up to CUDA 12.8.
. ./old_driver.sh
old_driver 12080
LD_LIBRARY_PATH="$PWD/driver-12080" python -c "import torch; torch.zeros(1, device='cuda')"
