"""What ComfyUI checks before it runs a workflow: the node, its inputs, the links, and each value against a list."""

from pathlib import Path

Path("models/checkpoints/SDXL").mkdir(parents=True)
Path("models/checkpoints/SDXL/base.safetensors").touch()


def files(folder: str) -> list:
    root = Path("models") / folder
    return sorted(str(path.relative_to(root)) for path in root.rglob("*.safetensors"))


NODES = {
    "CheckpointLoaderSimple": {"ckpt_name": files("checkpoints")},
    "VAELoader": {"vae_name": files("vae")},
    "KSampler": {"sampler_name": ["euler", "dpmpp_2m"], "latent_image": "LATENT"},
}
WORKFLOW = {
    "4": ("CheckpointLoaderSimple", {"ckpt_name": "base.safetensors"}),
    "8": ("VAELoader", {"vae_name": "ae.safetensors"}),
    "3": ("KSampler", {"sampler_name": "res_2s"}),
}


def validate(workflow: dict) -> bool:
    errors = {}
    for number, (kind, inputs) in workflow.items():
        if kind not in NODES:
            print(f"Cannot execute because node {kind} does not exist.")
            return False
        for name, wanted in NODES[kind].items():
            if name not in inputs:
                errors.setdefault(f"* {kind} {number}:", []).append(f"Required input is missing: {name}")
            elif isinstance(wanted, list) and inputs[name] not in wanted:
                told = f"Value not in list: {name}: {inputs[name]!r} not in {wanted}"
                errors.setdefault(f"* {kind} {number}:", []).append(told)
    if errors:
        print("Failed to validate prompt for output 9:")
    for node, reasons in errors.items():
        print(node, *(f"  - {reason}" for reason in reasons), sep="\n")
    return not errors


validate({"7": ("IPAdapterUnifiedLoader", {})})
raise SystemExit(int(not validate(WORKFLOW)))
