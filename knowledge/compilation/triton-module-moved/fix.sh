# Give torch the Triton that its metadata names. A function of the old module stands for the older release.
. ./make_site.sh
python3 -S -c "import importlib.metadata as m; print(m.requires('torch')[0])"
rm -r site/triton-3.5.0.dist-info
package triton 3.4.0
echo 'def triton_key(): ...' > site/triton/compiler/compiler.py
python3 -c "import torch._inductor.codecache as codecache; print(codecache.triton_key.__name__)"
