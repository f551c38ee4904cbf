echo '{"hidden_size": 4096, "num_attention_heads": 32, "num_key_value_heads": 8}' > llama.json
echo '{"hidden_size": 3072, "num_attention_heads": 32}' > phi.json
echo '{"text_config": {"num_attention_heads": 24, "num_key_value_heads": 8, "head_dim": 256}}' > third.json
for name in llama phi third; do python3 head_size.py $name.json; done
