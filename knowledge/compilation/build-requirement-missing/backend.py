"""Stand in for setuptools and a setup.py that imports packaging."""

import packaging.version


def build_wheel(folder, settings=None, metadata=None):
    raise NotImplementedError
