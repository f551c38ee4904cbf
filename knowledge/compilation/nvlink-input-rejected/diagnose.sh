# The check on a good object, a cut one, one for LTO, a text, an empty archive and a missing file.
nvcc -rdc=true -arch=sm_90 -c kernel.cu -o kernel.o
nvcc -rdc=true -gencode arch=compute_90,code=lto_90 -c kernel.cu -o lto.o
head -c 3000 kernel.o > cut.o
echo 'a text' > text.o
printf '!<arch>\n' > librt.a
bash check_link_inputs.sh kernel.o cut.o lto.o text.o librt.a missing.o | tail -n +2
