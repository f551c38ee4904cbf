"""Four ways to save a compiled model under the names that the plain one has."""

import torch
from torch import nn
from torch.distributed.checkpoint.state_dict import get_model_state_dict

model = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 2))
compiled = torch.compile(model)
in_place = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 2))
in_place.compile()

ways = {
    "the model that was compiled": model.state_dict(),
    "compiled._orig_mod": compiled._orig_mod.state_dict(),
    "get_model_state_dict": get_model_state_dict(compiled),
    "compiled in place": in_place.state_dict(),
}
for name, state in ways.items():
    print(f"{name}: {', '.join(state)}")
print(
    "one memory:",
    compiled.state_dict()["_orig_mod.0.weight"].data_ptr() == model[0].weight.data_ptr(),
)
