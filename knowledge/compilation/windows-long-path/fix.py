"""Unpack the same archive by hand, into a short folder."""

import windows

windows.unpack("C:\\f\\flash_attn-2.8.3")
