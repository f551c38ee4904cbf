# Find the toolkit's library folder by asking nvcc, and name what g++ must link.
lib="$(nvcc --dryrun kernel.cu 2>&1 | grep -o '"-L[^"]*/lib[0-9]*"' | tail -n 1 | tr -d '"' | cut -c3-)"
cudart="-L$lib -lcudart_static -ldl -lrt -lpthread"
