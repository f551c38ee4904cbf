# Put a stand-in in front of the driver: one that is too old, and one that finds no GPU.
mkdir -p old none
gcc -shared -fPIC -DVERSION=9000 -o old/libcuda.so.1 driver.c
gcc -shared -fPIC -DVERSION=99000 -o none/libcuda.so.1 driver.c
echo "too old: $(LD_LIBRARY_PATH=$PWD/old:$LD_LIBRARY_PATH python library.py)"
echo "no GPU:  $(LD_LIBRARY_PATH=$PWD/none:$LD_LIBRARY_PATH python library.py)"
echo "hidden:  $(CUDA_VISIBLE_DEVICES= python library.py)"
echo "as it is: $(python library.py)"
