# Run the check on both messages, and on a Triton that fits torch.
. ./make_site.sh
check() { python3 -S check_triton_pair.py "$@" 2>&1; }
check triton.compiler.compiler triton_key
rm -r site/triton-3.5.0.dist-info && package triton 3.4.0
check triton.ops
