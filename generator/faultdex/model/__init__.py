"""Frozen values that every stage speaks in; no I/O."""
