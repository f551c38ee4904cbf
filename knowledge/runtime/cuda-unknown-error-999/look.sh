# All layers, and what nvidia-smi makes of them.
python layers.py
nvidia-smi -L | cut -d: -f1
