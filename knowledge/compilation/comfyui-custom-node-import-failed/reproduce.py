"""What ComfyUI does with each folder of custom_nodes: import it, log the error, go on, and list the times at the end."""

import importlib.util
import traceback
from pathlib import Path

NODES = {"ComfyUI-Good": "NODE_CLASS_MAPPINGS = {}", "ComfyUI-Flowty-CRM": "import trimesh_demo", "ComfyUI-Docs": ""}
results = []
for folder, code in NODES.items():
    path = Path("custom_nodes") / folder
    path.mkdir(parents=True)
    (path / "__init__.py").write_text(code + "\n")
    try:
        spec = importlib.util.spec_from_file_location(folder, path / "__init__.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        done = hasattr(module, "NODE_CLASS_MAPPINGS")
        if not done:
            print(f"Skip {path} module for custom nodes due to the lack of NODE_CLASS_MAPPINGS.")
    except Exception as problem:
        print(traceback.format_exc())
        print(f"Cannot import {path} module for custom nodes: {problem}")
        done = False
    results.append((path, done))
print("\nImport times for custom nodes:")
for path, done in results:
    print(f"   0.0 seconds{'' if done else ' (IMPORT FAILED)'}: {path}")
raise SystemExit(int(not all(done for _, done in results)))
