# Build for GPUs with more shared memory: the limit for declared arrays is the same on all of them.
for target in sm_80 sm_90 sm_100 sm_120; do
  echo "$target: $(nvcc -arch=$target -c tile.cu 2>&1 | grep -o '([^)]* max)')"
done
