# Run both racy kernels as a test does, by themselves: five processes of three launches each.
for file in reproduce.cu disprove_fence.cu; do
    nvcc -arch=native -o alone "$file"
    for _ in 1 2 3 4 5; do ./alone; done | sort | uniq -c | sed -E "s/^ *([0-9]+) /$file, \1 of 5: /"
done
