# Print the newest gcc and clang that this nvcc's own header allows, and the ones at hand.
top="$(nvcc --dryrun -c kernel.cu 2>&1 | sed -n 's/^#\$ TOP=//p')"
header="$(find -L "$top" -name host_config.h -path '*crt*' | head -n 1)"
echo "gcc allowed up to: $(sed -n 's/^#if __GNUC__ > \([0-9]*\)$/\1/p' "$header" | head -n 1)"
echo "clang allowed below: $(grep -o '__clang_major__ >= [0-9]*' "$header" | sort -V | tail -n 1 | cut -d' ' -f3)"
echo "nvcc takes: $(nvcc --dryrun -c kernel.cu 2>&1 | grep -o '^#\$ [^ ]*g[c+][c+] ' | head -n 1 | cut -c4-)"
echo "gcc on the PATH: $(gcc -dumpfullversion)"
echo "NVCC_CCBIN: ${NVCC_CCBIN-not set}, CC: ${CC-not set}, CXX: ${CXX-not set}"
