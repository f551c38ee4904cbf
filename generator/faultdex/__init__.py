"""Faultdex: the index of GPU failures, for Python programs, notebooks and terminals.

Nothing is loaded before it is used: `import faultdex` takes about a millisecond.
"""

from importlib import import_module

# A type checker takes this for true; to ask typing for it would cost more than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from faultdex.interface.answer import Answer
    from faultdex.interface.explain import explain
    from faultdex.interface.handler import LogHandler
    from faultdex.interface.hook import install, uninstall
    from faultdex.interface.notebook import load_ipython_extension, unload_ipython_extension

    __version__: str

__all__ = [
    "Answer",
    "LogHandler",
    "__version__",
    "explain",
    "install",
    "load_ipython_extension",
    "uninstall",
    "unload_ipython_extension",
]

_HOMES = {
    "Answer": "answer",
    "LogHandler": "handler",
    "explain": "explain",
    "install": "hook",
    "load_ipython_extension": "notebook",
    "uninstall": "hook",
    "unload_ipython_extension": "notebook",
}


def __getattr__(name: str) -> object:
    """Load a public name when it is first used."""
    if name == "__version__":
        found: object = import_module("importlib.metadata").version("faultdex")
    elif name in _HOMES:
        found = getattr(import_module(f"faultdex.interface.{_HOMES[name]}"), name)
    else:
        reason = f"module 'faultdex' has no attribute {name!r}"
        raise AttributeError(reason, name=name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Return the public names, loaded or not."""
    return sorted({*globals(), *__all__})
