# Make the batch smaller and smaller.
for size in 64 16 4; do python batches.py $size 2>/dev/null; done
