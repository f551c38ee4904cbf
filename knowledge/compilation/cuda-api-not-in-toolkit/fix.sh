# The same programs with a texture object, and with an attribute in place of the member.
nvcc -c textures_fixed.cu -o textures.o
nvcc -c properties_fixed.cu -o properties.o
ls *.o
