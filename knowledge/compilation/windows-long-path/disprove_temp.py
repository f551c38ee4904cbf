"""Unpack the same archive as pip does, below a short TEMP folder."""

import windows

windows.unpack("C:\\t\\" + windows.PIP)
