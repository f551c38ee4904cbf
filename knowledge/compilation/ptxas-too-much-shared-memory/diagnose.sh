# Save a build's output, and read it.
{ echo "nvcc -arch=sm_90 -c tile.cu"; nvcc -arch=sm_90 -c tile.cu; } > build.log 2>&1
python3 check_shared.py build.log
