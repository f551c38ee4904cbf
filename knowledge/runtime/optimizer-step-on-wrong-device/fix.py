"""After load_state_dict, give every step count the type and the device that the optimizer expects."""

import torch


def repair_steps(optimizer):
    """Make the step counts float tensors on the CPU, and switch capturable and fused off."""
    for group in optimizer.param_groups:
        group["capturable"] = False
        group["fused"] = None
    for state in optimizer.state.values():
        if "step" in state:
            state["step"] = torch.tensor(float(state["step"]), dtype=torch.float32, device="cpu")


if __name__ == "__main__":
    weight = torch.nn.Parameter(torch.ones(2))
    optimizer = torch.optim.Adam([weight], lr=0.1)
    weight.sum().backward()
    optimizer.step()
    optimizer.param_groups[0]["capturable"] = True
    optimizer.state[weight]["step"] = torch.tensor(1)
    repair_steps(optimizer)
    optimizer.step()
    print("step count:", optimizer.state[weight]["step"].item())
