# Import what torch.compile imports, beside a newer Triton.
. ./make_site.sh
python3 -c "import torch._inductor.codecache"
