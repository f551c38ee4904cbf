# Ask for the memory at the launch instead.
nvcc -arch=sm_90 -c tile_fixed.cu && ls tile_fixed.o
