# The archive librt.a of glibc 2.34 and newer: its size, and what a nvlink of today says of it.
printf '!<arch>\n' > librt.a
echo "librt.a: $(wc -c < librt.a) bytes, $(ar t librt.a | wc -l) members"
nvcc -rdc=true -arch=sm_90 -c kernel.cu -o kernel.o
nvcc -arch=sm_90 kernel.o librt.a -o program && echo 'linked with it'
