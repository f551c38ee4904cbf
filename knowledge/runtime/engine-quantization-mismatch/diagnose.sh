folder=$(mktemp -d)
echo '{"quantization_config": {"quant_method": "compressed-tensors", "format": "pack-quantized",
 "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "int", "symmetric": false}}}}}' \
    > "$folder/config.json"
python3 check_quant.py "$folder"
echo '{"quantization_config": {"quant_method": "gptq", "bits": 4, "group_size": 128}}' \
    > "$folder/config.json"
python3 check_quant.py "$folder"
echo '{"model_type": "llama"}' > "$folder/config.json"
python3 check_quant.py "$folder"
rm -r "$folder"
