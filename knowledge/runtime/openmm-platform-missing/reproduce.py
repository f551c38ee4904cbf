"""Ask for the CUDA platform, with a plugin folder that does not exist."""

import os

os.environ["OPENMM_PLUGIN_DIR"] = "no-such-folder"

from openmm import Platform

print([Platform.getPlatform(index).getName() for index in range(Platform.getNumPlatforms())])
Platform.getPlatform("CUDA")
