"""Say whether a script sets JAX's memory variables in time.

Usage: python diagnose.py train.py
"""

import os
import re
import sys
from pathlib import Path

NAMES = re.compile(r"XLA_PYTHON_CLIENT_PREALLOCATE|XLA_(?:PYTHON_)?CLIENT_MEM_FRACTION")
JAX = re.compile(r"^\s*(?:import|from)\s+(?:jax|flax|optax|haiku|numpyro|equinox)\b")
EXAMPLE = 'import os\nimport jax\nos.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"\n'


def verdict(source: str) -> str:
    """Return where `source` sets a variable, before or after the first import of JAX."""
    lines = list(enumerate(source.splitlines(), 1))
    sets = next((number for number, line in lines if NAMES.search(line)), None)
    imports = next((number for number, line in lines if JAX.search(line)), None)
    if sets is None:
        return "not-set: JAX takes 75 % of the GPU"
    if imports is not None and imports < sets:
        return f"set-too-late: line {sets} comes after the import in line {imports}"
    return f"set in time, in line {sets}"


print(verdict(Path(sys.argv[1]).read_text("utf-8") if sys.argv[1:] else EXAMPLE))
found = sorted(name for name in os.environ if NAMES.match(name))
print("environment:", ", ".join(found) or "nothing set")
