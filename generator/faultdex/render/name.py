"""Turn ids and machines into the words that headings and choices show."""

from faultdex.model.evidence import Machine

_SPELLED = {
    "ddp": "DDP", "fsdp": "FSDP", "gpu": "GPU", "nccl": "NCCL", "xla": "XLA",
    "cmake": "CMake", "nvcc": "nvcc", "cuda": "CUDA", "cublas": "cuBLAS", "cudnn": "cuDNN",
    "vllm": "vLLM", "triton": "Triton", "pip": "pip", "glibc": "glibc", "gcc": "gcc",
    "python": "Python", "jax": "JAX", "linux": "Linux", "slurm": "Slurm",
}  # fmt: skip
_JOINED = {
    "multi-gpu": "Multi-GPU",
    "just-in-time": "Just in time",
    "torch-compile": "torch.compile",
}


def title_of(identifier: str) -> str:
    """Return a category's, topic's or component's id as a heading."""
    if identifier in _JOINED:
        return _JOINED[identifier]
    words = [_SPELLED.get(word, word) for word in identifier.split("-")]
    first = words[0] if words[0] in _SPELLED.values() else words[0].capitalize()
    return " ".join([first, *words[1:]])


def hardware(machine: Machine) -> str:
    """Return the GPUs of a machine as a reader calls them."""
    count = f"{machine.gpus} \N{MULTIPLICATION SIGN} " if machine.gpus > 1 else ""
    return f"{count}{machine.gpu}" or "no GPU"


SUMMARIES = {
    "compilation": "Building, linking and importing CUDA code and extensions.",
    "runtime": "Out of memory, device asserts, bad numbers, loading and saving.",
    "performance": "Slow steps, idle GPUs, timing that misleads.",
    "multi-gpu": "Ranks that hang, NCCL that fails, launchers, broken hardware.",
    "massive-scale": "Topology, stragglers, faults and recovery on many nodes.",
}
