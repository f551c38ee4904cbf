"""Build _ext from src/*.c, by a pattern that is relative to the current folder, as many projects do."""

from glob import glob

from setuptools import Extension, setup

setup(name="ops", ext_modules=[Extension("_ext", glob("src/*.c"))], py_modules=[])
