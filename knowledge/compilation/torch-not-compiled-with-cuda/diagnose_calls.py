"""Try calls of torch.cuda under a build without CUDA: which raise, and which say nothing?"""

import warnings

import torch

warnings.simplefilter("ignore")
CALLS = {
    "is_available()": torch.cuda.is_available,
    "device_count()": torch.cuda.device_count,
    "memory_allocated()": torch.cuda.memory_allocated,
    "empty_cache()": torch.cuda.empty_cache,
    "manual_seed(0)": lambda: torch.cuda.manual_seed(0),
    "GradScaler('cuda').is_enabled()": lambda: torch.amp.GradScaler("cuda").is_enabled(),
    "synchronize()": torch.cuda.synchronize,
    "current_device()": torch.cuda.current_device,
    "Linear(1, 1).cuda()": lambda: torch.nn.Linear(1, 1).cuda(),
    "Stream()": torch.cuda.Stream,
}
for name, call in CALLS.items():
    try:
        print(f"{name}: {call()}")
    except (AssertionError, RuntimeError) as error:
        print(f"{name}: {type(error).__name__}: {error}")
