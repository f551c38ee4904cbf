"""Python itself dropped names: collections.Mapping moved to collections.abc, and went in Python 3.10."""

import collections

print(collections.Mapping)
