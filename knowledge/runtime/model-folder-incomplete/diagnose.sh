# Seven folders, and what each lacks.
tell() { echo "$1 -> $(python3 check_folder.py "$1")"; }
make() { mkdir -p "$1"; for file in $2; do echo '{}' > "$1/$file"; done; }
make no-weights "config.json tokenizer.json"
tell no-weights
make no-tokenizer "config.json model.safetensors"
tell no-tokenizer
make shards "config.json tokenizer.json model-00001-of-00002.safetensors"
echo '{"weight_map": {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}}' \
  > shards/model.safetensors.index.json
tell shards
make pointer "config.json tokenizer.json"
echo 'version https://git-lfs.github.com/spec/v1' > pointer/model.safetensors
tell pointer
make models--acme--tiny/snapshots/aaaa "config.json tokenizer.json model.safetensors"
tell models--acme--tiny
make llama-gguf "llama-7b.Q4_K_M.gguf"
tell llama-gguf
make adapter "adapter_config.json adapter_model.safetensors"
tell adapter
tell models--acme--tiny/snapshots/aaaa
