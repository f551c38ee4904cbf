"""Unpack a source archive as pip does, below the TEMP folder of a user."""

import windows

windows.unpack("C:\\Users\\user\\AppData\\Local\\Temp\\" + windows.PIP)
