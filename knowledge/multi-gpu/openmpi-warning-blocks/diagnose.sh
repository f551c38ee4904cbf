set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bar=--------------------------------------------------------------------------
cat > "$work/good.log" <<LOG
$bar
WARNING: There was an error initializing an OpenFabrics device.

  Local host:   node0
$bar
$bar
A process has executed an operation involving a call to the
"fork()" system call to create a child process.
$bar
epoch 1: loss 0.5
LOG
cp "$work/good.log" "$work/bad.log"
echo "RuntimeError: CUDA out of memory" >> "$work/bad.log"
python read_mpi.py "$work/good.log"
python read_mpi.py "$work/bad.log"
