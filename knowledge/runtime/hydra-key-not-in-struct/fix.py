import tempfile
from pathlib import Path

from hydra import compose, initialize_config_dir

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "config.yaml").write_text("trainer:\n  lr: 0.1\n")
    with initialize_config_dir(folder, version_base=None):
        for option in "trainer.lr=0.2", "+trainer.epochs=3", "++trainer.epochs=3", "++trainer.lr=0.3":
            print(f"{option:20} {compose('config', overrides=[option]).trainer}")
        print("default in the code:", compose("config").trainer.get("epochs", 10))
