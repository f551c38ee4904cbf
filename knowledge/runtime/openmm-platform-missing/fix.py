"""Choose the platform that is there, fastest first, and say which one runs."""

import openmm
from openmm import Platform

names = [Platform.getPlatform(index).getName() for index in range(Platform.getNumPlatforms())]
system = openmm.System()
system.addParticle(1.0)
for name in ("CUDA", "HIP", "OpenCL", "CPU"):
    if name not in names:
        continue
    try:
        context = openmm.Context(system, openmm.VerletIntegrator(0.001), Platform.getPlatform(name))
        break
    except openmm.OpenMMException as error:
        print(name, "does not work:", error)
print("runs on:", context.getPlatform().getName())
