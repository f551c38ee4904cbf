# Five messages, and what the list in them tells.
tell() { printf '%s\n' "$@" > server.log; python3 read_support.py server.log; }
tell "ValueError: Model architectures ['Qwen3ForCausalLM'] are not supported for now. Supported architectures: ['LlamaForCausalLM', 'Qwen2ForCausalLM', 'XverseForCausalLM']"
tell "ImportError: flash_attn_2_cuda.so: undefined symbol: _ZN3c105Error" "ValueError: Model architectures ['LlamaForCausalLM'] are not supported for now. Supported architectures: ['LlamaForCausalLM', 'XverseForCausalLM']"
tell "ValueError: Model architectures ['Qwen2ForCausalLM'] failed to be inspected. Please check the logs for more details."
tell "ValueError: Model architectures ['BertForMaskedLM'] are not supported for now. Supported architectures: ['LlamaForCausalLM', 'XverseForCausalLM']"
tell "ValueError: Ovis has no vLLM implementation and the Transformers implementation is not compatible with vLLM."
rm server.log
