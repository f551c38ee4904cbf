build() { nvcc -gencode arch=compute_80,code=sm_80 "$@" kernel.cu; }
build -o plain
build -DGUARD -o guarded
build -cudart shared -o shared
for run in "plain 8.6" "plain 9.0" "guarded 8.6" "shared 8.6"; do
    echo "== $run"
    python3 check_kernels.py $run
done
