# Run the check beside another torch, beside one that fits, and on a build without libraries.
. ./make_site.sh
check() { python3 -S check_dgl.py 2>&1; }
check
rm -r site/torch-2.2.2.dist-info && package torch 2.2.1+cu121
mkdir -p site/dgl/dgl_sparse site/dgl/tensoradapter/pytorch
touch site/dgl/dgl_sparse/libdgl_sparse_pytorch_2.2.1.so site/dgl/tensoradapter/pytorch/libtensoradapter_pytorch_2.2.1.so
check
find site -name '*.so' -delete
check
true
