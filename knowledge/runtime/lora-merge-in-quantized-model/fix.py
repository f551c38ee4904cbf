"""Train on a 4-bit base, then merge into it, into its dequantized copy, and into the original weights."""

import logging
import warnings

import torch
from peft import LoraConfig, PeftModel, get_peft_model
from transformers import BitsAndBytesConfig, LlamaConfig, LlamaForCausalLM

warnings.simplefilter("ignore")
logging.disable(logging.WARNING)
torch.manual_seed(0)
sizes = dict(hidden_size=64, intermediate_size=128, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2)
LlamaForCausalLM(LlamaConfig(vocab_size=128, **sizes)).save_pretrained("base")
tokens = torch.arange(8)[None]


def load(four_bit):
    if not four_bit:
        return LlamaForCausalLM.from_pretrained("base")
    nf4 = BitsAndBytesConfig(load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_compute_dtype=torch.float32)
    return LlamaForCausalLM.from_pretrained("base", quantization_config=nf4, device_map={"": "cpu"})


@torch.no_grad()
def logits(model):
    return model(tokens).logits


trained = get_peft_model(load(True), LoraConfig(r=4, init_lora_weights=False, target_modules=["q_proj", "v_proj"]))
for name, weight in trained.named_parameters():
    if "lora_" in name:
        weight.data *= 0.3  # the size of a short training
trained.save_pretrained("adapter")
wanted = logits(trained)
effect = (wanted - logits(load(True))).abs().mean()


def compare(label, model):
    off = (logits(model) - wanted).abs().mean() / effect
    print(f"{label}: off by {100 * off:.0f} % of the adapter's effect")


compare("in 4 bits", trained.merge_and_unload())
merged = PeftModel.from_pretrained(load(True).dequantize(), "adapter").merge_and_unload()
compare("dequantized, then merged", merged)
compare("into the original weights", PeftModel.from_pretrained(load(False), "adapter").merge_and_unload())
merged.save_pretrained("merged")
again = LlamaForCausalLM.from_pretrained("merged")
print("saved and loaded:", bool(torch.equal(logits(again), logits(merged))), type(again.model.layers[0].self_attn.q_proj).__name__)
