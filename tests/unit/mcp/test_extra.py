"""What the server for agents loads comes with its own extra."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

ROOT = Path(__file__).parents[3]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
LOADED = """
import sys
from importlib.metadata import packages_distributions
import faultdex.mcp.server
owners = packages_distributions()
print(*{one for name in {*sys.modules} & owners.keys() for one in owners[name]})
"""


def names(lines: list[str]) -> set[str]:
    """Return the names of the packages that requirements ask for."""
    return {re.split(r"[^\w-]", line)[0].lower() for line in lines}


def test_the_server_needs_no_package_of_the_site() -> None:
    """Who installs faultdex[mcp] alone gets a server that starts."""
    words = [sys.executable, "-c", LOADED]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    brought = names(EXTRAS["mcp"]) | names(requires("mcp") or [])

    assert {*done.stdout.lower().split()} & names(EXTRAS["site"]) - brought == set()
