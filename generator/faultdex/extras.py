"""Tell which extras of the package are installed, and how to install one."""

from importlib.util import find_spec

# The modules whose presence shows that an extra is there.
_MODULES = {
    "site": ("mkdocs", "pydantic", "yaml"),
    "digest": ("pyarrow", "duckdb"),
    "ray": ("fsspec", "pyarrow", "ray"),
}


def is_installed(extra: str) -> bool:
    """Return whether an extra is there; the package itself, named by nothing, always is."""
    return all(map(find_spec, _MODULES.get(extra, ())))


def command_for(extra: str) -> str:
    """Return the command that installs an extra."""
    return f"pip install 'faultdex[{extra}]'"
