"""Look at containers: whether this is one with GPUs, and whether Docker can start one."""

from faultdex.doctor.line import Line
from faultdex.doctor.machine import Machine

_MARKS = (".dockerenv", "run/.containerenv", "var/run/secrets/kubernetes.io")
_HOOKS = ("nvidia-container-runtime-hook", "nvidia-cdi-hook")
_NODES = {
    "/dev/nvidiactl": "dev/nvidiactl",
    "/dev/nvidia0": "dev/nvidia[0-9]*",
    "/dev/nvidia-uvm": "dev/nvidia-uvm",
}
_DRIVERS = ("proc/driver/nvidia/version", "dev/dxg")


def look_at_container(machine: Machine) -> Line:
    """Say whether this is a container, and which device nodes it lacks."""
    inside = any(machine.paths(mark) for mark in _MARKS)
    lacks = [name for name, pattern in _NODES.items() if not machine.paths(pattern)]
    if not inside:
        return Line("container", "this is no container, as far as its marks show")
    if not lacks or machine.paths("dev/dxg"):
        return Line("container", "this is a container, and it has GPU nodes")
    entry = "cuda-unknown-error-999" if lacks == ["/dev/nvidia-uvm"] else "no-nvidia-driver-found"
    return Line("container", f"this is a container without {', '.join(lacks)}", entry)


def look_at_docker(machine: Machine) -> Line:
    """Say whether Docker on this machine has a driver for GPUs."""
    docker = machine.which("docker")
    if not docker:
        return Line("docker", "not installed here")
    if not any(machine.paths(mark) for mark in _DRIVERS):
        return Line("docker", "installed; there is no NVIDIA driver for it to use")
    hook = next((path for name in _HOOKS if (path := machine.which(name))), None)
    if not hook:
        says = "NVIDIA's container toolkit is not installed"
        return Line("docker", says, "docker-no-gpu-driver")
    if "/snap" in machine.real(docker):
        return Line(
            "docker", "Docker is a snap and does not see the toolkit", "docker-no-gpu-driver"
        )
    if 0 < _started(machine) < machine.changed(hook):
        says = "the daemon is older than the toolkit: restart it"
        return Line("docker", says, "docker-no-gpu-driver")
    return Line("docker", "NVIDIA's container toolkit is installed")


def _started(machine: Machine) -> float:
    ran = machine.run(("pidof", "-s", "dockerd"), 5.0)
    return machine.changed(f"/proc/{ran.text.strip()}") if ran and not ran.status else 0.0
