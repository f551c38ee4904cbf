"""Why does OpenMM have no CUDA platform? Run it with the Python, and in the job, of your simulation."""

import os

import openmm
from openmm import Platform

names = [Platform.getPlatform(index).getName() for index in range(Platform.getNumPlatforms())]
own = os.path.join(openmm.version.openmm_library_path, "plugins")
folder = os.environ.get("OPENMM_PLUGIN_DIR") or own
plugin = "libOpenMMCUDA.so"
failures = [one for one in Platform.getPluginLoadFailures() if plugin in one.split(": ")[0]]
print("OpenMM", openmm.version.short_version, "- platforms:", *names)
for failure in failures:
    print("not loaded:", plugin + ":", failure.split(": ", 1)[1])

if "CUDA" in names:
    system = openmm.System()
    system.addParticle(1.0)
    try:
        openmm.Context(system, openmm.VerletIntegrator(0.001), Platform.getPlatform("CUDA"))
        print("verdict: works; the failing program runs another Python, or in another job")
    except openmm.OpenMMException as error:
        print("CUDA:", error)
        if "PTX_VERSION" in str(error):
            print("verdict: driver-too-old; see the page ptx-unsupported-toolchain")
        else:
            print("verdict: device-not-usable; check that the GPU is free, and look at its compute mode")
elif any("libcuda.so" in failure for failure in failures):
    print("verdict: no-driver; this process does not find the driver's libcuda")
elif failures:
    print("verdict: library-missing; install the plugin and its CUDA libraries from one source")
elif os.path.exists(os.path.join(folder, plugin)):
    print("verdict: unknown; the plugin is there, and nothing says why it was not loaded")
elif os.path.exists(os.path.join(own, plugin)):
    print("verdict: plugin-folder; unset OPENMM_PLUGIN_DIR")
elif folder != own:
    print("verdict: plugin-folder or plugin-not-installed; unset OPENMM_PLUGIN_DIR and run this again")
else:
    print('verdict: plugin-not-installed; pip install "openmm[cuda12]"')
