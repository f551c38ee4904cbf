# Make the shared memory volatile, or wait for the own warp alone, and ask racecheck again.
sed 's/__shared__/volatile &/' reproduce.cu > volatile.cu
sed 's/^    data\[threadIdx.x\] =/    __syncwarp();\n&/' reproduce.cu > syncwarp.cu
for version in volatile syncwarp; do
    nvcc -arch=native -lineinfo -o fault $version.cu
    compute-sanitizer --tool racecheck --error-exitcode 7 ./fault > log
    echo "$version: exit status $?, $(grep -m 1 -o 'Race reported between Write access' log)"
    diff reproduce.cu $version.cu | grep '^>'
done
