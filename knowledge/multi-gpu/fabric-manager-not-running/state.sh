# How far the fabric is, for all GPUs of this machine; N/A means a GPU without a switch.
nvidia-smi --query-gpu=fabric.state,fabric.status --format=csv,noheader | sort -u
