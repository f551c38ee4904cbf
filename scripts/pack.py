"""Put the compiled knowledge into the wheel, so that it explains without the repository."""

import sys
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackHook(BuildHookInterface[Any]):
    """Compile the knowledge while a wheel is built; an editable installation reads the checkout."""

    folder = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the knowledge and have it included as `faultdex/pack/compiled`."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root / "generator"))
        reading = import_module("faultdex.pipeline").read(root / "knowledge")
        if not reading.is_whole:
            raise ValueError("\n".join(map(str, reading.problems)))
        self.folder = mkdtemp()
        build = import_module("faultdex.pack.build")
        build.write(Path(self.folder), reading, build.MOST_EFFORT)
        build_data["force_include"][self.folder] = "faultdex/pack/compiled"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        del version, build_data, artifact_path
        rmtree(self.folder, ignore_errors=True)
