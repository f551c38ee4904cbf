"""Load it as a whole on one device, and look at where each module is."""

import tempfile

from transformers import AutoModelForCausalLM, BitsAndBytesConfig, LlamaConfig, LlamaForCausalLM

DEVICE = "cpu"  # 0 for the first GPU
folder = tempfile.mkdtemp()
small = LlamaConfig(
    vocab_size=256,
    hidden_size=256,
    intermediate_size=512,
    num_hidden_layers=4,
    num_attention_heads=4,
)
LlamaForCausalLM(small).save_pretrained(folder)

model = AutoModelForCausalLM.from_pretrained(
    folder,
    quantization_config=BitsAndBytesConfig(load_in_4bit=True),
    device_map={"": DEVICE},
)
print("placed on:", sorted({str(p.device) for p in model.parameters()}))
