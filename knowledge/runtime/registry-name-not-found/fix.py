"""custom_imports in the config imports the file, and the class registers itself."""

from pathlib import Path

from mmengine.config import Config
from mmengine.registry import MODELS

Path("my_models.py").write_text(
    "from mmengine.registry import MODELS\n\n\n@MODELS.register_module()\nclass CustomNet:\n    pass\n"
)
Path("config.py").write_text(
    "custom_imports = dict(imports=['my_models'], allow_failed_imports=False)\nmodel = dict(type='CustomNet')\n"
)

config = Config.fromfile("config.py")
print("built:", type(MODELS.build(config.model)).__name__)
