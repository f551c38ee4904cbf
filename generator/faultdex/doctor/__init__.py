"""Turn one machine into a few lines: driver, devices, containers, toolkit, torch, extensions."""

from faultdex.doctor.examine import examine
from faultdex.doctor.line import Line
from faultdex.doctor.machine import Here, Machine, Ran

__all__ = ["Here", "Line", "Machine", "Ran", "examine"]
