"""Collect what installed libraries say of themselves; a program of its own, without pydantic."""
