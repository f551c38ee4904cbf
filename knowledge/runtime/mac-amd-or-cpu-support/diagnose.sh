set -u
mkdir -p bound free
printf '__global__ void f() {}\n' > bound/rasterize.cu
printf 'torch\nflash-attn==2.7.4\n' > bound/requirements.txt
printf 'model = build().cuda()\n' > bound/demo.py
printf 'device = "mps" if torch.backends.mps.is_available() else "cpu"\n' > free/app.py
printf 'parser.add_argument("--device", default="cuda")\n' >> free/app.py
for folder in bound free nowhere; do
    echo "== $folder"
    python what_it_needs.py $folder | sed '/^torch /d'
done
rm -r bound free
