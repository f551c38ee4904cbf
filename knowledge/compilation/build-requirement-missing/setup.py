"""Build an empty package."""

from setuptools import setup

setup(name="demo", version="1.0", py_modules=[])
