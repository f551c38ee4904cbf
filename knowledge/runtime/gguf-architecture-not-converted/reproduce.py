"""Look up the architecture of a model in a converter's table, as convert_hf_to_gguf.py does."""

CLASSES = {"LlamaForCausalLM": "llama", "Qwen2ForCausalLM": "qwen2"}


def convert(architecture):
    """Return the name that the GGUF file gets."""
    print("INFO:hf-to-gguf:Model architecture:", architecture)
    if architecture not in CLASSES:
        raise SystemExit(f"ERROR:hf-to-gguf:Model {architecture} is not supported")
    return CLASSES[architecture]


print("written as", convert("LlamaForCausalLM"))
print("written as", convert("Qwen3ForCausalLM"))
