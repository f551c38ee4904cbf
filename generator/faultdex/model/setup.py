"""Turn what a reader says about a machine into the versions on it, and back into words.

The paste box has the same reader in docs/assets/faultdex/setup.js; shared vectors hold them equal.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

HARDWARE = "hardware"  # the component that is a compute capability
_LABELS = {
    "torch": "torch",
    "cuda": "CUDA",
    HARDWARE: "compute capability",
    "driver": "driver",
    "nccl": "NCCL",
    "cudnn": "cuDNN",
    "triton": "Triton",
    "python": "Python",
    "nvcc": "nvcc",
    "gcc": "gcc",
    "jax": "JAX",
    "vllm": "vLLM",
    "slurm": "Slurm",
    "linux": "Linux",
}
_START, _END, _GAP = r"(^|[^a-z0-9])", r"(?![a-z0-9])", "[ _:=-]*"
_BUILD = re.compile(rf"{_START}cu(\d{{1,2}})(\d){_END}")
_CAPABILITY = re.compile(
    rf"{_START}(?:sm|cc|compute[ _-]?capability){_GAP}(\d+?)\.?(\d)[a-z]?(?![a-z0-9.])"
)
_VERSION = re.compile(
    rf"{_START}((?:py)?torchvision|(?:py)?torch|[a-z]+){_GAP}v?"
    r"(\d+(?:\.\d+)*)(?:[a-z+][a-z0-9+.]*)?"
)
_NOISE = re.compile(
    r"nvidia|geforce|tesla|quadro|gpus?|toolkit|version|pcie|sxm\d?|nvl\d*|hbm\d?e?|ti|super"
    r"|\d+(?:gb|gib|g)|\d{1,2}x?|x\d+|and|with|on"
)
_MOST = 300


@dataclass(frozen=True, slots=True)
class Setup:
    """The versions of a reader's components, and the model of the GPU.

    `unread` holds the words that no component and no model has.
    """

    versions: Mapping[str, str]
    gpu: str = ""
    unread: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Return the setup as people write it, such as `torch 2.6, CUDA 12.4, A100`."""
        return ", ".join(text for text, _ in self._parts())

    @property
    def link(self) -> str:
        """Return the setup for an address, such as `torch-2.6,cuda-12.4,a100`."""
        return ",".join(name for _, name in self._parts())

    def _parts(self) -> list[tuple[str, str]]:
        known = [(name, label) for name, label in _LABELS.items() if name in self.versions]
        parts = [
            (f"{label} {self.versions[name]}", f"{name}-{self.versions[name]}")
            for name, label in known
            if name != HARDWARE
        ]
        if self.gpu:
            parts.append((self.gpu, self.gpu.lower().replace(" ", "-")))
        elif capability := self.versions.get(HARDWARE):
            parts.append((f"{label_of(HARDWARE)} {capability}", f"sm-{capability}"))
        return parts


def label_of(component: str) -> str:
    """Return how people write a component."""
    return _LABELS.get(component, component)


def read_setup(text: str, models: Mapping[str, str]) -> Setup:
    """Return the setup that `text` describes; `models` gives the compute capability of each GPU."""
    rest = text[:_MOST].lower()
    versions: dict[str, str] = {}
    if found := _BUILD.search(rest):
        versions["cuda"] = f"{found[2]}.{found[3]}"
        rest = _without(rest, found)
    gpu, rest = _read_gpu(rest, models)
    if gpu:
        versions[HARDWARE] = models[gpu]
    if found := _CAPABILITY.search(rest):
        versions.setdefault(HARDWARE, f"{found[2]}.{found[3]}")
        rest = _without(rest, found)
    named, rest = _read_versions(rest)
    words = re.split(r"[^a-z0-9.]+", rest)
    unread = tuple(word for word in words if word.strip(".") and not _NOISE.fullmatch(word))
    return Setup({**versions, **named}, gpu, unread)


def _read_gpu(text: str, models: Mapping[str, str]) -> tuple[str, str]:
    for model in sorted(models, key=lambda one: (-len(one), one)):
        name = model.lower().replace(" ", "[ _-]?")
        if found := re.search(f"{_START}{name}{_END}", text):
            return model, _without(text, found)
    return "", text


def _read_versions(text: str) -> tuple[dict[str, str], str]:
    named: dict[str, str] = {}

    def taken(found: re.Match[str]) -> str:
        name = "torch" if found[2] == "pytorch" else found[2]
        if name not in _LABELS or name in named:
            return found[0]
        named[name] = found[3]
        return f"{found[1]} "

    rest = _VERSION.sub(taken, text)
    return named, rest


def _without(text: str, found: re.Match[str]) -> str:
    return f"{text[: found.start()]}{found[1]} {text[found.end() :]}"
