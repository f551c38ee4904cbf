# Five pods, played by a made-up nvidia-smi: a slice, two slices of one card, a login by SSH, a lost library, MPS without daemon.
mkdir -p bin pipe && touch pipe/control libvgpu.so
cat > bin/nvidia-smi <<'END'
#!/bin/bash
if [ "$1" = -L ]; then for id in $CARDS; do echo "GPU 0: Tesla T4 (UUID: GPU-$id)"; done; else echo "$MEMORY"; fi
END
chmod +x bin/nvidia-smi
export PATH="$PWD/bin:$PATH" FIRST_PROCESS=first PRELOAD=preload MEMORY="14000 MiB, 15360 MiB"
unset NVIDIA_VISIBLE_DEVICES CUDA_MPS_PIPE_DIRECTORY
: > first; : > preload
echo "slice:"
CARDS=aa11 NVIDIA_VISIBLE_DEVICES=GPU-aa11 bash shared_view.sh
echo "two slices:"
CARDS="aa11 aa11" bash shared_view.sh | head -n 1
echo "ssh:"
printf 'CUDA_DEVICE_MEMORY_LIMIT_0=1024m\0HOME=/root\0' > first
echo "$PWD/libvgpu.so" > preload
CARDS=aa11 bash shared_view.sh | sed "s#$PWD/##"
echo "kubectl exec:"
CARDS=aa11 CUDA_DEVICE_MEMORY_LIMIT_0=1024m bash shared_view.sh | grep -c MISSING
echo "lost library:"
echo /usr/local/vgpu/libvgpu.so > preload
CARDS=aa11 bash shared_view.sh | grep preloaded
echo "MPS:"
CARDS=aa11 CUDA_MPS_PIPE_DIRECTORY=pipe bash shared_view.sh | grep MPS:
CARDS=aa11 CUDA_MPS_PIPE_DIRECTORY=/nowhere bash shared_view.sh | grep MPS:
