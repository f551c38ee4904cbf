import tempfile
from pathlib import Path

from hydra import compose, initialize_config_dir
from omegaconf.errors import ConfigAttributeError

with tempfile.TemporaryDirectory() as folder:
    Path(folder, "config.yaml").write_text("trainer:\n  lr: 0.1\n")
    with initialize_config_dir(folder, version_base=None):
        config = compose("config")
        try:
            config.trainer.epochs
        except ConfigAttributeError as error:
            print("read:", str(error).splitlines()[0])
        compose("config", overrides=["trainer.epochs=3"])
