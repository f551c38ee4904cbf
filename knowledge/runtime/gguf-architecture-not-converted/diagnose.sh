# A converter with three classes, and three models.
mkdir -p llama.cpp/conversion model
printf '@ModelBase.register("LlamaForCausalLM", "MistralForCausalLM")\n' > llama.cpp/convert_hf_to_gguf.py
printf '@ModelBase.register("Qwen2ForCausalLM")\n' > llama.cpp/conversion/qwen.py
check() {
  echo "{\"architectures\": [\"$1\"]}" > model/config.json
  python3 find_architecture.py llama.cpp model
}
check LlamaForCausalLM
check Qwen3ForCausalLM
check MiniMindLM
rm -r llama.cpp model
