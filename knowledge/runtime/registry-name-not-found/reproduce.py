"""A class that is registered in a file nobody imports, a name registered twice, and the registry of detectron2."""

from pathlib import Path

from fvcore.common.registry import Registry
from mmengine.registry import MODELS

Path("my_models.py").write_text(
    "from mmengine.registry import MODELS\n\n\n@MODELS.register_module()\nclass CustomNet:\n    pass\n"
)


@MODELS.register_module()
class ConvWS:
    """The first copy."""


def attempt(call, *arguments) -> None:
    try:
        call(*arguments)
    except (KeyError, AssertionError) as problem:
        print(f"{type(problem).__name__}: {problem}")


attempt(MODELS.register_module, "ConvWS", False, ConvWS)
META_ARCH = Registry("META_ARCH")
attempt(META_ARCH.get, "BlendMask")
META_ARCH.register(ConvWS)
attempt(META_ARCH.register, ConvWS)

MODELS.build({"type": "CustomNet"})
