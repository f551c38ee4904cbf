"""Die of a signal."""

import ctypes

ctypes.string_at(0)
