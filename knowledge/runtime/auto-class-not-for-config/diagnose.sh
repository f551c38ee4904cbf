# A vision-language model, a model with code of its own, and a folder without processor files.
mkdir vl own
echo '{"model_type": "qwen2_5_vl"}' > vl/config.json
echo '{"model_type": "chatglm", "auto_map": {"AutoModel": "m.C"}}' > own/config.json
python3 which_auto_class.py vl 2>/dev/null
python3 which_auto_class.py own 2>/dev/null
python3 which_auto_class.py vl AutoProcessor 2>/dev/null | tail -n 1
