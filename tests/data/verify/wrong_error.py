"""Fail otherwise than declared."""

raise KeyError("another error")
