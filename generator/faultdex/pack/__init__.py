"""Compile the knowledge into a pack on disk, find a pack and read it."""
