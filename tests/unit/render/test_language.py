"""Hold how lines to copy are labeled."""

import pytest

from faultdex.render.language import language_of


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("with torch.no_grad():\n    out = model(batch)\n", "python"),
        ("model = Model().to('cuda')  # all of it\n", "python"),
        ("import torch\n", "python"),
        ("nvidia-smi\n", "bash"),
        ("NCCL_DEBUG=INFO\n", "bash"),
        ("pip install torch\n", "bash"),
        ("# transformers\nTrainer(bf16=True)\nvllm serve MODEL\n", "bash"),
        ('python -c "import torch"\n', "bash"),
        ("\x00", "bash"),
    ],
)
def test_lines_that_only_python_reads_are_python(code: str, language: str) -> None:
    """Commands are bash, and so is what mixes both."""
    assert language_of(code) == language
