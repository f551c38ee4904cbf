"""What in a program fits another release of Lightning: python check_lightning.py FOLDER"""

import ast
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python check_lightning.py FOLDER")
removed = {f"{stage}_epoch_end" for stage in ("training", "validation", "test", "predict")}
removed |= {"on_epoch_start", "on_epoch_end", "training_step_end", "validation_step_end"}
families = {"pytorch_lightning": set(), "lightning": set()}

for name in ("lightning", "pytorch-lightning", "torch", "torchmetrics"):
    try:
        print(f"{name}: {version(name)}")
    except PackageNotFoundError:
        print(f"{name}: -")


def notes(node: ast.AST):
    if isinstance(node, ast.FunctionDef):
        words = [word.arg for word in node.args.args]
        if node.name in removed:
            yield f"epoch-end: {node.name} was removed"
        if node.name.startswith("on_train_batch") and "dataloader_idx" in words:
            yield f"hook-arguments: {node.name} with dataloader_idx"
    if isinstance(node, ast.Assign):
        if any(ast.unparse(target) == "self.hparams" for target in node.targets):
            yield "hparams: self.hparams is assigned"
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        single = isinstance(node, ast.ImportFrom)
        whole = [node.module or ""] if single else [name.name for name in node.names]
        for family in families:
            if any(module.split(".")[0] == family for module in whole):
                families[family].add(str(path))


for path in sorted(Path(sys.argv[1]).rglob("*.py")):
    try:
        tree = ast.parse(path.read_text(encoding="utf-8", errors="replace"))
    except SyntaxError:
        continue
    for node in ast.walk(tree):
        for note in notes(node):
            print(f"{path}:{node.lineno}: {note}")
for family, files in families.items():
    print(f"{family} is imported in: {', '.join(sorted(files)) or '-'}")
if all(families.values()):
    print("two-packages: the program imports both, and their classes do not fit each other")
