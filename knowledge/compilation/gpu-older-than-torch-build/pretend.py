"""Stand in for a GPU and a CUDA build: what torch's own checks ask for comes from here."""

import warnings

import torch


def check(name: str, capability: tuple[int, int], built_for: str) -> list[str]:
    """Run torch's two checks for such a GPU under a build for `built_for`; return their warnings."""
    torch.version.cuda = torch.version.cuda or "12.6"
    torch.cuda.device_count = lambda: 1
    torch.cuda.get_device_name = lambda device=None: name
    torch.cuda.get_device_capability = lambda device=None: capability
    torch.cuda.get_arch_list = built_for.split
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        torch.cuda._check_capability()
        torch.cuda._check_cubins()
    return [str(warning.message).strip() for warning in caught]
