# Count the GPUs and ask whether they can be used, over the same old driver library.
. ./old_driver.sh
old_driver 12080
export LD_LIBRARY_PATH="$PWD/driver-12080"
python -W ignore -c "import torch; print('device_count', torch.cuda.device_count(), 'is_available', torch.cuda.is_available())"
