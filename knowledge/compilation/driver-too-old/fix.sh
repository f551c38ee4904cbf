# Take the old library out of the loader's way, so that the driver of the machine is found.
. ./old_driver.sh
old_driver 12080
export LD_LIBRARY_PATH="$PWD/driver-12080"
unset LD_LIBRARY_PATH
python -c "import torch; print(torch.zeros(1, device='cuda').device)"
