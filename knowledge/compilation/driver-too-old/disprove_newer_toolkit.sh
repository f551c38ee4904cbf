# The newest toolkit that this entry is run with, over a driver that is older than it.
. ./old_driver.sh
old_driver 12080
echo "toolkit: $(nvcc --version | grep -o 'release [0-9.]*')"
nvcc gate.cu -o gate
LD_LIBRARY_PATH="$PWD/driver-12080" ./gate
