# An adapter with a base in full precision, with one in 4 bits, with a GPTQ one, and without one.
mkdir -p full nf4 gptq adapter
echo '{"base_model_name_or_path": "org/model"}' > adapter/adapter_config.json
echo '{"model_type": "qwen2", "dtype": "bfloat16"}' > full/config.json
echo '{"model_type": "qwen2", "dtype": "bfloat16", "quantization_config": {"quant_method": "bitsandbytes", "load_in_4bit": true}}' > nf4/config.json
echo '{"model_type": "qwen2", "dtype": "float16", "quantization_config": {"quant_method": "gptq", "bits": 4}}' > gptq/config.json
for base in full nf4 gptq; do
  python3 check_merge.py adapter "$base"
done
python3 check_merge.py adapter
