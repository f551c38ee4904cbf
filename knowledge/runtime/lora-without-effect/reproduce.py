import torch
from peft import LoraConfig, get_peft_model

torch.manual_seed(0)
base = torch.nn.Sequential(torch.nn.Linear(8, 8))
inputs = torch.randn(4, 8)
expected = base(inputs)

model = get_peft_model(base, LoraConfig(target_modules=["0"], r=2))
print("the new adapter changes the output:", not torch.equal(model(inputs), expected))
second = next(p for name, p in model.named_parameters() if "lora_B" in name)
print("its second matrix is zero:", not second.any().item())

optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=0.1)
model(inputs).square().sum().backward()
optimizer.step()
print("after one step it changes the output:", not torch.equal(model(inputs), expected))
