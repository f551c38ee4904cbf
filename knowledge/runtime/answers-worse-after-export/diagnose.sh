# A merge without its tokenizer in another type, an adapter beside its base, and a folder with itself.
mkdir base merged adapter
echo '{"model_type": "qwen2", "torch_dtype": "bfloat16", "vocab_size": 151936}' > base/config.json
echo '{"chat_template": "role: content", "eos_token": "im_end"}' > base/tokenizer_config.json
echo '{"temperature": 0.7, "eos_token_id": [1, 2]}' > base/generation_config.json
echo '{}' > base/tokenizer.json
head -c 3145728 /dev/zero > base/model.safetensors
echo '{"model_type": "qwen2", "torch_dtype": "float16", "vocab_size": 151936}' > merged/config.json
head -c 3145728 /dev/zero > merged/model.safetensors
echo '{"base_model_name_or_path": "base", "r": 8, "modules_to_save": ["lm_head"]}' > adapter/adapter_config.json
for two in merged adapter base; do
  echo "== base and $two"; python compare_models.py base $two
done
