"""List loops that may keep graphs or outputs: python check_eval.py FILE_OR_FOLDER"""

import ast
import re
import sys
import tempfile
from pathlib import Path

EXAMPLE = """
def validate(model, loader):
    model.eval()
    losses = []
    for batch in loader:
        losses.append(model(batch).mean())
    return sum(losses) / len(losses)


@torch.no_grad()
def test(model, loader):
    model.eval()
    return [model(batch).argmax(-1).cpu() for batch in loader]


def train(loss):
    loss.backward(retain_graph=True)


args = TrainingArguments("out", do_eval=True)
"""
OFF = {"no_grad", "inference_mode", "set_grad_enabled"}


def places(tree: ast.AST) -> list[tuple[int, str]]:
    """Return the lines to look at, each with what is missing or kept there."""
    found = []
    for one in ast.walk(tree):
        if isinstance(one, ast.FunctionDef) and not OFF & {getattr(node, "attr", "") for node in ast.walk(one)}:
            calls = [call for call in ast.walk(one) if isinstance(call, ast.Call)]
            evals = [call for call in calls if getattr(call.func, "attr", "") == "eval" and not call.args]
            found += [(call.lineno, f"{one.name}() has eval() and no no_grad") for call in evals]
        for word in one.keywords if isinstance(one, ast.Call) else []:
            if word.arg in {"retain_graph", "create_graph"} and getattr(word.value, "value", None) is True:
                found.append((one.lineno, f"{word.arg}=True keeps the graph"))
        if isinstance(one, ast.Call) and re.search("TrainingArguments$", ast.unparse(one.func)):
            if "eval_accumulation_steps" not in {word.arg for word in one.keywords}:
                found.append((one.lineno, "no eval_accumulation_steps: predictions stay on the GPU"))
    return sorted(found)


top = Path(sys.argv[1]) if sys.argv[1:] else Path(tempfile.mkdtemp(), "train.py")
if not sys.argv[1:]:
    top.write_text(EXAMPLE)
count = 0
for file in [top] if top.is_file() else sorted(top.rglob("*.py")):
    for line, what in places(ast.parse(file.read_text(errors="replace"))):
        print(f"{file.name}:{line}: {what}")
        count += 1
print(f"places to look at: {count}")
