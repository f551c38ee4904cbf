"""Measure what each part of a step needs; put your model, batch and optimizer in place of these."""
import torch


def peak(label, work):
    if torch.cuda.is_available():
        torch.cuda.reset_peak_memory_stats()
    result = work()
    if torch.cuda.is_available():
        print(f"{label}: peak {torch.cuda.max_memory_allocated() / 2**20:.0f} MiB")
    return result


device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(0)
layers = [torch.nn.Linear(1024, 1024) for _ in range(8)]
model = peak("weights", lambda: torch.nn.Sequential(*layers).to(device))
batch = torch.randn(64, 1024, device=device)
optimizer = torch.optim.AdamW(model.parameters())

with torch.no_grad():
    peak("inference", lambda: model(batch))
peak("forward and backward", lambda: model(batch).sum().backward())
peak("optimizer step", optimizer.step)

weights = sum(p.numel() * p.element_size() for p in model.parameters())
gradients = sum(p.grad.numel() * p.grad.element_size() for p in model.parameters())
states = [v for s in optimizer.state.values() for v in s.values() if torch.is_tensor(v)]
held = sum(v.numel() * v.element_size() for v in states if v.dim())
print(f"gradients: {gradients / weights:.1f} times the weights")
print(f"states of AdamW: {held / weights:.1f} times the weights")
