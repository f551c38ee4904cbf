import os
from pathlib import Path

from packaging.version import Version
from pkg_resources import parse_version
from setuptools import setup

setup(name="demo", version=os.environ.get("DEMO", "1.0"), py_modules=[])
