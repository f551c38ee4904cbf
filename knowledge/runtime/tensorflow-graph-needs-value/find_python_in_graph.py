"""NumPy calls, Python loops and variables in functions that TensorFlow traces: FILE.py ..."""

import ast
import sys

if len(sys.argv) < 2:
    sys.exit("usage: python find_python_in_graph.py FILE.py ...")
TRACED = {"call", "train_step", "test_step"}
count = 0
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read(), path)
    mapped = {
        argument.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("map", "compile")
        for argument in [*node.args, *(word.value for word in node.keywords)]
        if isinstance(argument, ast.Name)
    }
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        marks = " ".join(map(ast.unparse, function.decorator_list))
        names = [argument.arg for argument in function.args.args]
        if not ("tf.function" in marks or function.name in TRACED | mapped or "y_pred" in names):
            continue
        for node in ast.walk(function):
            what = ""
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                if called.split(".")[0] in ("np", "numpy"):
                    what = f"numpy-call, {called}: use tf or keras.ops"
                elif called == "tf.Variable" or called.startswith(("layers.", "tf.keras.layers.")):
                    what = f"variables, {called}: make it once, outside or in __init__"
                elif called.endswith(".numpy"):
                    what = f"numpy-call, {called}: there is no value yet"
            elif isinstance(node, (ast.ListComp, ast.GeneratorExp)):
                what = "python-loop, a comprehension: AutoGraph leaves it as it is; use tf.map_fn"
            elif isinstance(node, ast.IfExp):
                what = "python-if, an inline if: use tf.where"
            if what:
                count += 1
                print(f"{path}:{node.lineno} in {function.name}: {what}")
print("places:", count)
