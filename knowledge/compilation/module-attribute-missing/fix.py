"""Set the old name before the old package is imported, for a package that you cannot edit."""

import collections
import collections.abc

if not hasattr(collections, "Mapping"):
    collections.Mapping = collections.abc.Mapping

# From here on, packages that use the old name are imported. For Pillow 10, the same lines are:
# import PIL.Image; PIL.Image.ANTIALIAS = PIL.Image.LANCZOS
print("an OrderedDict is a Mapping:", isinstance(collections.OrderedDict(), collections.Mapping))
