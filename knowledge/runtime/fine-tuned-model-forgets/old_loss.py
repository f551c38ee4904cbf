"""Loss of old texts, a text a line, before and after: python old_loss.py BASE TUNED TEXTS.txt"""

import os
import sys

if len(sys.argv) != 4:
    sys.exit("usage: python old_loss.py BASE ADAPTER_OR_MODEL TEXTS.txt")
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

base, tuned, texts = sys.argv[1:]
lines = [line.strip() for line in open(texts, encoding="utf-8") if line.strip()]
device = "cuda" if torch.cuda.is_available() else "cpu"
tokenizer = AutoTokenizer.from_pretrained(base)


def losses(model: torch.nn.Module) -> list[float]:
    found = []
    with torch.no_grad():
        for line in lines:
            ids = tokenizer(line, return_tensors="pt").input_ids.to(device)
            found.append(model(input_ids=ids, labels=ids).loss.item())
    return found


model = AutoModelForCausalLM.from_pretrained(base, dtype="auto").to(device).eval()
before = losses(model)
if os.path.exists(os.path.join(tuned, "adapter_config.json")):
    from peft import PeftModel

    model = PeftModel.from_pretrained(model, tuned).eval()
    after = losses(model)
    with model.disable_adapter():
        off = losses(model)
    same = torch.allclose(torch.tensor(off), torch.tensor(before), atol=1e-2)
    print(f"adapter switched off: {'as before' if same else 'NOT as before'}")
else:
    del model
    after = losses(AutoModelForCausalLM.from_pretrained(tuned, dtype="auto").to(device).eval())
for line, old, new in zip(lines, before, after, strict=True):
    print(f"{old:.2f} -> {new:.2f}  {line[:60]}")
print(f"mean loss: {sum(before) / len(lines):.2f} -> {sum(after) / len(lines):.2f}")
