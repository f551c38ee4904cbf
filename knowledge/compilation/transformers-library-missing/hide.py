"""Hide libraries from transformers, so that the same happens where they are installed."""

import importlib.util

real = importlib.util.find_spec


def hide(*names: str) -> None:
    importlib.util.find_spec = lambda name, *rest: None if name in names else real(name, *rest)
