"""Does one row depend on the others? Put your model and two inputs below: python batch_check.py"""

import torch

# --- put yours here: a model, and a function from a list of inputs to one output a row -----------
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.BatchNorm1d(8), torch.nn.Linear(8, 2))
first, second = torch.randn(8), torch.randn(8) * 5


def outputs(inputs: list) -> torch.Tensor:
    return model(torch.stack(inputs))
# -------------------------------------------------------------------------------------------------


def change(a: torch.Tensor, b: torch.Tensor) -> str:
    return f"{(a.float() - b.float()).abs().max().item():.1e}"


training = [name or "the model" for name, part in model.named_modules() if part.training]
print(f"parts in training mode: {len(training)}")
model.eval()
kinds = sorted({str(value.dtype)[6:] for value in model.parameters()})
print("weights:", *kinds)
with torch.no_grad():
    alone = outputs([first])[0]
    print("again, alone:", change(alone, outputs([first])[0]))
    print("twice in a batch:", change(alone, outputs([first, first])[0]))
    print("beside another input:", change(alone, outputs([first, second])[0]))
    print("beside another one, as the last:", change(alone, outputs([second, first])[1]))
    if kinds != ["float32"]:
        model.float()
        exact = outputs([first.float() if first.is_floating_point() else first])[0]
        print("float32, beside another input:", change(exact, outputs([first, second])[0]))
