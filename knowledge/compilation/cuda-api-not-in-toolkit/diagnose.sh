# Run the check on the sources, on the compiler's messages, and on the mended sources.
mkdir -p old new && cp textures.cu properties.cu old/ && cp textures_fixed.cu properties_fixed.cu new/
(nvcc -c textures.cu -o textures.o; nvcc -c properties.cu -o properties.o) > build.log 2>&1
python3 check_removed.py old
python3 check_removed.py build.log | tail -n 1
python3 check_removed.py new
