# Let DeepSpeed start a script that raises on two ranks: the report of its launcher comes last.
world=$(echo -n '{"localhost": [0, 1]}' | base64)
python -m deepspeed.launcher.launch --world_info="$world" --node_rank=0 \
    --master_addr=127.0.0.1 --master_port=29711 train.py raises
